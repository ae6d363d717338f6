import { type Item } from '@larder/contract/item'
import { useRef } from 'react'
import { GridList, row_px } from './grid-parts.ts'
import { ItemCard } from './ItemCard.tsx'
import { useRowsInView } from './use-rows-in-view.ts'

interface VirtualItemGridProps {
  items: readonly Item[]
  today: string
  label?: string | undefined
}

/** Thousands of cards of which only those near the window exist; the rest is empty space of the same height. */
export function VirtualItemGrid({ items, today, label = 'Items' }: VirtualItemGridProps) {
  const list = useRef<HTMLDivElement>(null)
  const { columns, from, to } = useRowsInView(list, items.length)
  const first = from * columns
  const below = Math.max(0, Math.ceil(items.length / columns) - to)
  return (
    <GridList
      as="ul"
      ref={list}
      aria-label={label}
      style={{ paddingTop: from * row_px, paddingBottom: below * row_px }}
    >
      {items.slice(first, to * columns).map((item, index) => (
        // Most cards do not exist, so each one says where in the whole list it stands.
        <li key={item.item_id} aria-posinset={first + index + 1} aria-setsize={items.length}>
          <ItemCard item={item} today={today} />
        </li>
      ))}
    </GridList>
  )
}
