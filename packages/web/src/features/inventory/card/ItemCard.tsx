import { type Item } from '@larder/contract/item'
import { agreeUnit, formatQuantity } from '@larder/contract/values/numbers'
import { memo, use } from 'react'
import { glyphOf } from '../../../ui/graphics/glyphs.ts'
import look from '../../../ui/graphics/tint.module.css'
import { LineIcon } from '../../../ui/graphics/line-icon.tsx'
import text from '../../../ui/text.module.css'
import { SelectionContext } from '../filter/selection.ts'
import { CardFacts } from './CardFacts.tsx'
import { CardMenuContext } from './card-menu.tsx'
import css from './ItemCard.module.css'
import { ItemCardFoot } from './ItemCardFoot.tsx'
import { from_list } from '../back-link.tsx'
import { FindingContext } from '../search/finding.ts'
import { Marked } from '../search/Marked.tsx'
import { useSwipe } from './use-swipe.ts'

interface ItemCardProps {
  item: Item
  today: string
}

const long_amount = 8

/** One item of the list: its quantity is largest, chips only for what needs attention. */
export const ItemCard = memo(function ItemCard({ item, today }: ItemCardProps) {
  const { item_id, item_name, category } = item
  const actions = use(CardMenuContext)
  const isSelecting = use(SelectionContext) !== null
  const canThrow = actions !== null && !isSelecting && item.lot_count !== undefined && item.quantity > 0
  const swipe = useSwipe(canThrow ? () => actions.throwAway(item) : null)
  const link = { to: `/inventory/${item_id}`, state: from_list }
  const name_id = `item-${item_id}-name`
  const quantity = formatQuantity(item.quantity)
  const unit = agreeUnit(item.unit_of_measure ?? '', item.quantity)
  const amount_look =
    quantity.length + unit.length > long_amount ? `${text.amountSmall} ${css.longAmount}` : text.amount
  return (
    <article className={css.card} {...swipe}>
      <div className={css.head}>
        <Glyph category={category} />
        <div className={css.title}>
          <h2 id={name_id} className={`${text.subtitle1} ${css.name}`}>
            <Marked text={item_name} />
          </h2>
          <Subtitle item={item} />
        </div>
        <p className={`${amount_look} ${css.amount}`}>
          {quantity} <small className={`${text.body1} ${css.unit}`}>{unit}</small>
        </p>
      </div>
      <CardFacts item={item} today={today} link={link} />
      <ItemCardFoot item={item} name_id={name_id} link={link} />
    </article>
  )
})

/** Brand and place, or where a search found it. By itself, so that a key does not render the whole card anew. */
function Subtitle({ item }: { item: Item }) {
  const subtitle = use(FindingContext)?.lineOf(item) ?? [item.brand, item.location].filter(Boolean).join(' · ')
  if (subtitle === '') return null
  return (
    <p className={`${text.body2} ${text.quiet} ${css.line}`}>
      <Marked text={subtitle} />
    </p>
  )
}

function Glyph({ category }: { category: string | null }) {
  const { path, tone } = glyphOf(category)
  return (
    <span className={`${look.tint} ${css.glyph}`} data-tone={tone} aria-hidden>
      <LineIcon path={path} />
    </span>
  )
}
