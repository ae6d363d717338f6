import { type Item } from '@larder/contract/item'
import { messages } from '@larder/contract/messages'
import { formatQuantity } from '@larder/contract/numbers'
import { categoryColour, isLowStock } from '@larder/contract/rules'
import { memo, Suspense, use } from 'react'
import { CategoryGlyph } from '../../ui/category-glyph.tsx'
import { ToneChip } from '../../ui/tone-chip.tsx'
import {
  Amount,
  CardFoot,
  CardFrame,
  CardHead,
  CardLink,
  CardName,
  ChipRow,
  Facts,
  NoteRow,
  QuietLine,
  Title,
} from './card-parts.ts'
import { describeExpiry } from './expiry.ts'
import { ItemSlotsContext } from './slots.ts'
import { from_list } from './way-back.ts'

interface ItemCardProps {
  item: Item
  today: string
}

const long_amount = 8

/** One item at a glance: how much there is loudest, chips only for what needs attention. */
export const ItemCard = memo(function ItemCard({ item, today }: ItemCardProps) {
  const slots = use(ItemSlotsContext)
  const link = { to: `/inventory/${item.item_id}`, state: from_list }
  const name_id = `item-${item.item_id}-name`
  const quantity = formatQuantity(item.quantity)
  const unit = item.unit_of_measure ?? ''
  const expiry = describeExpiry(item.expiry_date, today)
  const later = expiry?.tone === 'later' ? expiry.words : null
  return (
    <CardFrame>
      <CardHead>
        <CategoryGlyph category={item.category} />
        <Title>
          <CardName id={name_id}>{item.item_name}</CardName>
          {item.brand && <QuietLine>{item.brand}</QuietLine>}
        </Title>
        <Amount className={quantity.length + unit.length > long_amount ? 'long' : ''}>
          {quantity} <small>{unit}</small>
        </Amount>
      </CardHead>
      <ChipRow>
        {item.category !== null && <ToneChip tone={categoryColour(item.category)} label={item.category} />}
        {isLowStock(item) && <ToneChip tone="warning" label={messages.inventory.lowStock} />}
        {expiry?.tone === 'expired' && <ToneChip tone="error" label={expiry.words} />}
        {expiry?.tone === 'soon' && <ToneChip tone="warning" label={expiry.words} />}
      </ChipRow>
      <NoteRow>
        <Suspense>{slots && <slots.CardNote item_id={item.item_id} link={link} />}</Suspense>
      </NoteRow>
      <CardFoot>
        <Facts>
          {item.location && <QuietLine>{item.location}</QuietLine>}
          {later && <QuietLine>{item.location ? `\u00a0· ${later}` : later}</QuietLine>}
        </Facts>
        <CardLink className="opens" {...link} aria-describedby={name_id}>
          View
        </CardLink>
        <CardLink to={`/inventory/edit/${item.item_id}`} state={from_list} aria-describedby={name_id}>
          Edit
        </CardLink>
      </CardFoot>
    </CardFrame>
  )
})
