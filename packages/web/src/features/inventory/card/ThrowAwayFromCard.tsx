import { type Item } from '@larder/contract/item'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LazyThrowAwayDialog } from '../../../shared/throw-away/lazy-throw-away.ts'
import { itemQuery } from '../use-items.ts'

export { LazyThrowAwayDialog }

/** Asks how much is thrown away. The list does not carry the batches; without them the whole item can still be. */
export function ThrowAwayFromCard({ item }: { item: Item }) {
  const { data, isFetchedAfterMount } = useQuery({
    ...itemQuery(String(item.item_id)),
    refetchOnMount: 'always',
    retry: false,
  })
  const [open, setOpen] = useState(true)
  return isFetchedAfterMount && <LazyThrowAwayDialog item={data ?? item} open={open} onClose={() => setOpen(false)} />
}
