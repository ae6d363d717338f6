import { type Item } from '@larder/contract/item'
import { type GridComponents, type GridItemContent, VirtuosoGrid } from 'react-virtuoso'
import { firstScreen, GridList } from './grid-parts.ts'
import { ItemCard } from './ItemCard.tsx'

const ahead_px = 600

interface ListContext {
  items: readonly Item[]
  today: string
  label?: string | undefined
}

// Most cards do not exist, so each one says where in the whole list it stands.
const components: GridComponents<ListContext> = {
  List: ({ context, ...props }) => <GridList as="ul" aria-label={context?.label ?? 'Items'} {...props} />,
  Item: ({ context, 'data-index': index, className, style, children }) => (
    <li {...{ className, style }} data-index={index} aria-posinset={index + 1} aria-setsize={context.items.length}>
      {children}
    </li>
  ),
}

const renderCard: GridItemContent<Item, ListContext> = (_, item, { today }) => <ItemCard item={item} today={today} />

/** Thousands of cards of which only those near the screen exist; the page itself scrolls, as with the plain grid. */
export function VirtualItemGrid(list: ListContext) {
  return (
    <VirtuosoGrid
      useWindowScroll
      data={list.items}
      context={list}
      components={components}
      increaseViewportBy={ahead_px}
      initialItemCount={Math.min(firstScreen(), list.items.length)}
      computeItemKey={(_, item) => item.item_id}
      itemContent={renderCard}
    />
  )
}
