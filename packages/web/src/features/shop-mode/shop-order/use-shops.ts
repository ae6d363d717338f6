import { type Shop, shopping_api } from '@larder/contract/calls/shopping-api'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { call } from '../../../api/client/call.ts'
import { createAttemptKeys } from '../../../api/client/idempotency.ts'
import { inventory_keys } from '../../../api/keys.ts'

/** Below the inventory: a purchase or a receipt may tell of another shop. */
const shops_key = [...inventory_keys.all, 'shops'] as const

/**
 * The shops of the household; none where the server knows none. They are asked for once a visit: rows must not change
 * places in somebody's hand because another phone has learned something.
 */
export function useShops() {
  const queryClient = useQueryClient()
  const keyFor = useRef(createAttemptKeys())
  const { data, isPending } = useQuery({
    queryKey: shops_key,
    queryFn: async ({ signal }) => (await call(shopping_api.listShops, {}, { signal })).shops,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const { mutateAsync: save } = useMutation({
    mutationFn: async ({ shop, categories }: Shop) => {
      const headers = { 'Idempotency-Key': keyFor.current([shop, categories]) }
      await call(shopping_api.saveShop, { params: { shop }, body: { categories } }, { headers })
    },
    onSuccess: async (_, saved) => {
      // The same order may be wanted again, after another phone has saved a different one.
      keyFor.current = createAttemptKeys()
      // An answer under way may be older.
      await queryClient.cancelQueries({ queryKey: shops_key })
      const isOther = ({ shop }: Shop): boolean => shop.toLowerCase() !== saved.shop.toLowerCase()
      queryClient.setQueryData<Shop[]>(shops_key, (shops) => shops && [...shops.filter(isOther), saved])
    },
  })
  return { shops: data ?? null, isPending, save }
}
