import { api } from '@larder/contract/api'
import { messages } from '@larder/contract/messages'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { shopping_keys } from '../../api/keys.ts'

/** The server answered, but without a list. */
export class UnsuccessfulList extends Error {
  override readonly name = 'UnsuccessfulList'
}

/** The specification has one sentence for an answer that says no and another for no answer. */
export function loadFailureText(error: unknown): string {
  return error instanceof UnsuccessfulList ? messages.shopping.failed : messages.shopping.failedScreen
}

/** What to buy for that many days; while another number loads, the last list stays. */
export function useShoppingList(days: number) {
  return useQuery({
    queryKey: shopping_keys.list(days),
    queryFn: async ({ signal }) => {
      const { success, shopping_list } = await call(api.getShoppingList, { query: { days: String(days) } }, { signal })
      if (!success) throw new UnsuccessfulList()
      return shopping_list
    },
    placeholderData: keepPreviousData,
  })
}
