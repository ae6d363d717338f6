import { api } from '@larder/contract/api'
import { type PhotosSentTo } from '@larder/contract/user'
import { useQuery } from '@tanstack/react-query'
import { call } from './call.ts'

/** Where photos of a kind go, said only once it is known, since a wrong promise is worse than none. */
export function usePrivacy(kind: keyof PhotosSentTo, words: { here: string; sent: (host: string) => string }): string {
  const { data, isSuccess } = useQuery({
    queryKey: ['photos-sent-to'],
    queryFn: async ({ signal }) => (await call(api.getProfile, {}, { signal })).photos_sent_to ?? null,
  })
  if (!isSuccess) return '\u00a0'
  const host = data?.[kind]
  return host === undefined ? words.here : words.sent(host)
}
