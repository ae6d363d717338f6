import { barcode_api } from '@larder/contract/calls/barcode-api'
import { type Item } from '@larder/contract/item'
import { useQuery } from '@tanstack/react-query'
import { startTransition, useEffect, useMemo, useState } from 'react'
import { call } from '../../../api/client/call.ts'
import { inventory_keys } from '../../../api/keys.ts'
import { type BarcodesOf, findSimilar, type OtherMatches } from './find-similar.ts'

const barcodes_query = {
  queryKey: [...inventory_keys.all, 'barcodes'],
  queryFn: ({ signal }: { signal: AbortSignal }) => call(barcode_api.listBarcodes, {}, { signal }),
  // A server of the specification alone has none.
  retry: false,
}

/** The codes by item; asked for once somebody types one. */
function useBarcodes(q: string): BarcodesOf {
  const { data } = useQuery({ ...barcodes_query, enabled: /^[\d\s-]{4,}$/.test(q) })
  return useMemo(() => {
    const codes = new Map<number, string[]>()
    for (const { item_id, barcode } of data?.barcodes ?? []) {
      codes.set(item_id, [...(codes.get(item_id) ?? []), barcode])
    }
    return codes
  }, [data])
}

/** What is like a search that found nothing; undefined until that is known. */
export function useSimilar(items: readonly Item[], q: string): OtherMatches | undefined {
  const barcodes = useBarcodes(q)
  const [found, setFound] = useState<OtherMatches>()
  useEffect(() => {
    const search = new AbortController()
    async function find(): Promise<void> {
      const matches = await findSimilar(items, q, barcodes, search.signal)
      if (matches !== null) startTransition(() => setFound(matches))
    }
    void find()
    return () => search.abort()
  }, [items, q, barcodes])
  return found
}
