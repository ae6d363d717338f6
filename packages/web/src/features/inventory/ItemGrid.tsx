import { type Item } from '@larder/contract/item'
import { lazy, memo, Suspense } from 'react'
import { first_screen, GridList } from './grid-parts.ts'
import { ItemCard } from './ItemCard.tsx'

/** Up to here a plain grid is cheaper than measuring; it also keeps the browser's own find-in-page useful. */
export const plain_grid_limit = 100

const VirtualItemGrid = lazy(() => import('./VirtualItemGrid.tsx').then((part) => ({ default: part.VirtualItemGrid })))

interface ItemGridProps {
  items: readonly Item[]
  today: string
}

/** Every card as an element of the page. */
export function PlainItemGrid({ items, today }: ItemGridProps) {
  return (
    <GridList as="ul" aria-label="Items">
      {items.map((item) => (
        <li key={item.item_id}>
          <ItemCard item={item} today={today} />
        </li>
      ))}
    </GridList>
  )
}

/** The cards; a long list shows its first screen at once and becomes virtual as soon as the code for it is there. */
export const ItemGrid = memo(function ItemGrid({ items, today }: ItemGridProps) {
  if (items.length <= plain_grid_limit) return <PlainItemGrid items={items} today={today} />
  return (
    <Suspense fallback={<PlainItemGrid items={items.slice(0, first_screen)} today={today} />}>
      <VirtualItemGrid items={items} today={today} />
    </Suspense>
  )
})
