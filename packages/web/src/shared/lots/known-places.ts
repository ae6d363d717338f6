import { useQuery } from '@tanstack/react-query'
import { items_query } from '../../api/keys.ts'

/** The places of the household: as far as they are known already, or loaded for it. */
export function useKnownPlaces({ load = false } = {}): string[] {
  const { data: items = [] } = useQuery({ ...items_query, enabled: load })
  const places = items.map(({ location }) => location).filter((place) => place !== null)
  return [...new Set(places)].toSorted()
}
