import { type Item } from '@larder/contract/item'
import { messages } from '@larder/contract/messages'
import { list_messages } from '@larder/contract/messages/inventory/list-messages'
import { memo } from 'react'
import { arrow_list } from '../../../ui/keyboard/arrow-keys.ts'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { visuallyHidden } from '../../../ui/visually-hidden.ts'
import { grid_measures } from './grid-measures.ts'
import facts from '../card/CardFacts.module.css'
import card from '../card/ItemCard.module.css'
import foot from '../card/ItemCardFoot.module.css'
import { ItemCard } from '../card/ItemCard.tsx'
import css from './ItemGrid.module.css'
import { VirtualItemGrid } from './VirtualItemGrid.tsx'

/** Up to here every card stands in the page: the browser's own find-in-page finds it. */
const plain_grid_limit = 100

interface ItemGridProps {
  items: readonly Item[]
  /** How many there are without the search: a grid that changes its kind would render every card anew. */
  unsearched?: number
  today: string
  /** What the list is called; without a heading of its own simply Items. */
  label?: string | undefined
}

/** Every card as an element of the page. */
function PlainItemGrid({ items, today, label = list_messages.items }: Omit<ItemGridProps, 'unsearched'>) {
  return (
    <ul {...arrow_list} className={css.grid} style={grid_measures} aria-label={label}>
      {items.map((item) => (
        <li key={item.item_id}>
          <ItemCard item={item} today={today} />
        </li>
      ))}
    </ul>
  )
}

/** The cards; of a long list only those near the window. */
export const ItemGrid = memo(function ItemGrid({ items, unsearched = items.length, ...grid }: ItemGridProps) {
  const Grid = unsearched > plain_grid_limit ? VirtualItemGrid : PlainItemGrid
  return (
    <div className={css.frame}>
      <Grid items={items} {...grid} />
    </div>
  )
})

const name_widths = [72, 56, 64, 48, 68, 60]

/** The grid before its items are known, in the measures of the real cards. */
export function ItemGridSkeleton() {
  return (
    <>
      <output style={visuallyHidden}>{messages.app.loading}</output>
      <div className={css.frame}>
        <div className={css.grid} style={grid_measures} aria-hidden>
          {name_widths.map((width) => (
            <article key={width} className={card.card}>
              <div className={card.head}>
                <span className={card.glyph}>
                  <Skeleton variant="circular" width="100%" height="100%" />
                </span>
                <div className={card.title} style={{ flex: 1 }}>
                  <Skeleton width={`${width}%`} />
                  <Skeleton width="40%" />
                </div>
                <Skeleton width="3.5rem" height="2.5rem" />
              </div>
              <div className={facts.facts}>
                <div className={facts.chips}>
                  <Skeleton variant="rounded" width="4.5rem" height="1.5rem" />
                </div>
              </div>
              <div className={foot.foot}>
                <span className={foot.links}>
                  <Skeleton width="6rem" />
                </span>
              </div>
            </article>
          ))}
        </div>
      </div>
    </>
  )
}
