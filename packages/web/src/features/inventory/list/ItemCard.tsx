import { type PaletteName } from '@larder/contract/constants'
import { type Item } from '@larder/contract/item'
import { messages } from '@larder/contract/messages'
import { formatQuantity } from '@larder/contract/values/numbers'
import { categoryColour, isLowStock } from '@larder/contract/rules'
import { memo, Suspense, use } from 'react'
import { glyphOf } from '../../../ui/graphics/glyphs.ts'
import { describeExpiry } from '../expiry.ts'
import { ItemCardFoot } from './ItemCardFoot.tsx'
import { ItemSlotsContext } from '../slots.ts'
import { from_list } from '../back-link.tsx'

interface ItemCardProps {
  item: Item
  today: string
}

const long_amount = 8

/** One item of the list: its quantity is largest, chips only for what needs attention. Styled by the list. */
export const ItemCard = memo(function ItemCard({ item, today }: ItemCardProps) {
  const { item_id, item_name, brand, category, location } = item
  const slots = use(ItemSlotsContext)
  const link = { to: `/inventory/${item_id}`, state: from_list }
  const name_id = `item-${item_id}-name`
  const quantity = formatQuantity(item.quantity)
  const unit = item.unit_of_measure ?? ''
  const expiry = describeExpiry(item.expiry_date, today)
  const later = expiry?.tone === 'later' ? expiry.words : null
  const subtitle = [brand, location].filter(Boolean).join(' · ')
  return (
    <article>
      <div className="head">
        <Glyph category={category} />
        <div className="title">
          <h2 id={name_id}>{item_name}</h2>
          {subtitle && <p>{subtitle}</p>}
        </div>
        <p className={quantity.length + unit.length > long_amount ? 'amount long' : 'amount'}>
          {quantity} <small>{unit}</small>
        </p>
      </div>
      <div className="chips">
        {category && <CardChip tone={categoryColour(category)} label={category} className="chip category" />}
        {isLowStock(item) && <CardChip tone="warning" label={messages.inventory.lowStock} />}
        {expiry?.tone === 'expired' && <CardChip tone="error" label={expiry.words} />}
        {expiry?.tone === 'soon' && <CardChip tone="warning" label={expiry.words} />}
      </div>
      <div className="note">
        <Suspense>{slots && <slots.CardNote item_id={item_id} link={link} />}</Suspense>
        {later && <p>{later}</p>}
      </div>
      <ItemCardFoot item={item} name_id={name_id} link={link} />
    </article>
  )
})

function Glyph({ category }: { category: string | null }) {
  const { path, tone } = glyphOf(category)
  return (
    <span className="glyph" data-tone={tone} aria-hidden>
      <svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" strokeWidth="1.6">
        <path d={path} strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    </span>
  )
}

function CardChip({ tone, label, className = 'chip' }: { tone: PaletteName; label: string; className?: string }) {
  return (
    <span className={className} data-tone={tone}>
      {label}
    </span>
  )
}
