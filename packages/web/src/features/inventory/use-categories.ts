import { api } from '@larder/contract/api'
import { item_form_categories } from '@larder/contract/constants'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { inventory_keys } from '../../api/keys.ts'

/** The categories to choose from; the specification's list stands in while the server has none to offer. */
export function useCategories(): readonly string[] {
  const { data } = useQuery({
    queryKey: inventory_keys.categories,
    queryFn: ({ signal }) => call(api.listCategories, {}, { signal }),
  })
  return data !== undefined && data.length > 0 ? data : item_form_categories
}
