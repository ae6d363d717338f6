import { type Item } from '@larder/contract/item'
import { list_messages } from '@larder/contract/messages/inventory/list-messages'
import { useRef } from 'react'
import { arrow_list } from '../../../ui/keyboard/arrow-keys.ts'
import { grid_measures } from './grid-measures.ts'
import { ItemCard } from '../card/ItemCard.tsx'
import css from './ItemGrid.module.css'
import { useRowsInView } from './use-rows-in-view.ts'

interface VirtualItemGridProps {
  items: readonly Item[]
  today: string
  label?: string | undefined
}

/** A windowed list: only cards near the viewport are rendered, the rest is padding of the same height. */
export function VirtualItemGrid({ items, today, label = list_messages.items }: VirtualItemGridProps) {
  const list = useRef<HTMLUListElement>(null)
  const { columns, row_px, from, to } = useRowsInView(list, items.length)
  const first = from * columns
  const below = Math.max(0, Math.ceil(items.length / columns) - to)
  return (
    <ul
      ref={list}
      {...arrow_list}
      className={css.grid}
      aria-label={label}
      style={{ ...grid_measures, paddingTop: from * row_px, paddingBottom: below * row_px }}
    >
      {items.slice(first, to * columns).map((item, index) => (
        // Most cards are not rendered, so each one says its position in the whole list.
        <li key={item.item_id} aria-posinset={first + index + 1} aria-setsize={items.length}>
          <ItemCard item={item} today={today} />
        </li>
      ))}
    </ul>
  )
}
