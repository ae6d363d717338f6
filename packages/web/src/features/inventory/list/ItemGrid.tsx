import { type Item } from '@larder/contract/item'
import { messages } from '@larder/contract/messages'
import Skeleton from '@mui/material/Skeleton'
import { memo } from 'react'
import { visuallyHidden } from '../../../ui/visually-hidden.ts'
import { GridList } from './grid-parts.ts'
import { ItemCard } from './ItemCard.tsx'
import { VirtualItemGrid } from './VirtualItemGrid.tsx'

/** Up to here every card stands in the page: the browser's own find-in-page finds it. */
const plain_grid_limit = 100

interface ItemGridProps {
  items: readonly Item[]
  today: string
  /** What the list is called; without a heading of its own simply Items. */
  label?: string | undefined
}

/** Every card as an element of the page. */
function PlainItemGrid({ items, today, label = 'Items' }: ItemGridProps) {
  return (
    <GridList as="ul" aria-label={label}>
      {items.map((item) => (
        <li key={item.item_id}>
          <ItemCard item={item} today={today} />
        </li>
      ))}
    </GridList>
  )
}

/** The cards; of a long list only those near the window. */
export const ItemGrid = memo(function ItemGrid({ items, ...grid }: ItemGridProps) {
  const Grid = items.length > plain_grid_limit ? VirtualItemGrid : PlainItemGrid
  return <Grid items={items} {...grid} />
})

const name_widths = [72, 56, 64, 48, 68, 60]

/** The grid before its items are known, in the measures of the real cards. */
export function ItemGridSkeleton() {
  return (
    <>
      <output style={visuallyHidden}>{messages.app.loading}</output>
      <GridList aria-hidden>
        {name_widths.map((width) => (
          <article key={width}>
            <div className="head">
              <Skeleton variant="circular" width={44} height={44} />
              <div style={{ flex: 1 }}>
                <Skeleton width={`${width}%`} />
                <Skeleton width="40%" />
              </div>
              <Skeleton width={56} height={40} />
            </div>
            <div className="chips">
              <Skeleton variant="rounded" width={72} height={24} />
            </div>
            <div className="foot">
              <Skeleton width="50%" />
            </div>
          </article>
        ))}
      </GridList>
    </>
  )
}
