import { lot_api } from '@larder/contract/calls/lot-api'
import { type Item } from '@larder/contract/item'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/client/call.ts'
import { usage_keys } from '../../api/keys.ts'

/** How long an item usually keeps, bought, opened, frozen or thawed; undefined until that is known, and where nobody can say. */
export function useShelfLives({ item_id, lot_count }: Pick<Item, 'item_id' | 'lot_count'>) {
  const { data: shelf_lives, isPending } = useQuery({
    queryKey: usage_keys.shelf_life(item_id),
    queryFn: ({ signal }) => call(lot_api.getShelfLife, { params: { id: String(item_id) } }, { signal }),
    // A server that keeps no lots knows of no such call.
    enabled: lot_count !== undefined,
    retry: false,
  })
  return { shelf_lives, isPending }
}
