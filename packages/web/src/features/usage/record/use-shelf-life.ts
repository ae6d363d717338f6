import { lot_api } from '@larder/contract/calls/lot-api'
import { type Item } from '@larder/contract/item'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../api/client/call.ts'
import { usage_keys } from '../../../api/keys.ts'
import { type ShelfLife } from './use-expiry.ts'

/** How long an item usually keeps from its purchase; null until that is known, and where nobody can say. */
export function useShelfLife({ item_id, lot_count }: Item): ShelfLife | null {
  const { data } = useQuery({
    queryKey: usage_keys.shelf_life(item_id),
    queryFn: ({ signal }) => call(lot_api.getShelfLife, { params: { id: String(item_id) } }, { signal }),
    // A server that keeps no lots knows of no such call.
    enabled: lot_count !== undefined,
    retry: false,
  })
  return data?.bought ?? null
}
