import { type PaletteName } from '@larder/contract/constants'
import { type Item } from '@larder/contract/item'
import { messages } from '@larder/contract/messages'
import { list_messages } from '@larder/contract/messages-list'
import { formatAmount, formatQuantity } from '@larder/contract/numbers'
import { categoryColour, isLowStock } from '@larder/contract/rules'
import { memo, Suspense, use } from 'react'
import { Link } from 'react-router'
import { glyphOf } from '../../ui/glyphs.ts'
import { describeExpiry } from './expiry.ts'
import { ItemSlotsContext } from './slots.ts'
import { stepFrom, stepOf } from './step.ts'
import { StepContext } from './use-step.ts'
import { from_list } from './way-back.tsx'

interface ItemCardProps {
  item: Item
  today: string
}

const long_amount = 8

/** One item at a glance: how much there is loudest, chips only for what needs attention. Its looks are the list's. */
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
      <div className="foot">
        <Steps item={item} />
        <Link className="opens" {...link} aria-describedby={name_id}>
          View
        </Link>
        <Link to={`/inventory/edit/${item_id}`} state={from_list} aria-describedby={name_id}>
          Edit
        </Link>
      </div>
    </article>
  )
})

const step_icons = { use: 'M5 12h14', add: 'M5 12h14M12 5v14' } as const

function Steps({ item }: { item: Item }) {
  const step = use(StepContext)
  if (step === null) return null
  return (['use', 'add'] as const).map((direction) => {
    const { amount } = stepFrom(item, direction)
    const label = list_messages[direction](formatAmount(amount || stepOf(item), item.unit_of_measure), item.item_name)
    return (
      <button
        key={direction}
        type="button"
        aria-label={label}
        title={label}
        disabled={amount === 0}
        onClick={() => step(item, direction)}
      >
        <svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden>
          <path d={step_icons[direction]} strokeLinecap="round" />
        </svg>
      </button>
    )
  })
}

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
