import { type Item } from '@larder/contract/item'
import { useQueryClient } from '@tanstack/react-query'
import { inventory_keys } from '../../api/keys.ts'

/** The places of the household, as far as they are loaded. */
export function useKnownPlaces(): string[] {
  const items = useQueryClient().getQueryData<Item[]>(inventory_keys.items) ?? []
  const places = items.map(({ location }) => location).filter((place) => place !== null)
  return [...new Set(places)].toSorted()
}
