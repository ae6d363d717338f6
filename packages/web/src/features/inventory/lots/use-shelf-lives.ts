import { lot_api } from '@larder/contract/calls/lot-api'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../api/client/call.ts'
import { usage_keys } from '../../../api/keys.ts'
import { type ItemRef } from '../../../api/record.ts'

/** How long an item usually keeps after each change; undefined until that is known, and where nobody can say. */
export function useShelfLives({ item_id }: ItemRef) {
  const { data: shelf_lives, isPending } = useQuery({
    queryKey: usage_keys.shelf_life(item_id),
    queryFn: ({ signal }) => call(lot_api.getShelfLife, { params: { id: String(item_id) } }, { signal }),
    retry: false,
  })
  return { shelf_lives, isPending }
}
