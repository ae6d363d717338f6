import { type Item } from '@larder/contract/item'
import { messages } from '@larder/contract/messages'
import { categoryColour, isLowStock } from '@larder/contract/rules'
import { Suspense, use } from 'react'
import { type LinkProps } from 'react-router'
import { ToneChip } from '../../../ui/graphics/tone-chip.tsx'
import text from '../../../ui/text.module.css'
import { describeExpiry } from '../expiry.ts'
import { ItemSlotsContext } from '../slots.ts'
import css from './CardFacts.module.css'

interface CardFactsProps {
  item: Item
  today: string
  link: Pick<LinkProps, 'to' | 'state'>
}

/** What matters about an item: chips for what needs attention, then when it runs out and goes off. */
export function CardFacts({ item, today, link }: CardFactsProps) {
  const { item_id, category } = item
  const slots = use(ItemSlotsContext)
  const expiry = describeExpiry(item, today)
  const later = expiry?.tone === 'later' ? expiry.words : null
  return (
    <div className={css.facts}>
      <div className={css.chips}>
        {category && <ToneChip tone={categoryColour(category)} label={category} className={css.category} />}
        {isLowStock(item) && <ToneChip tone="warning" label={messages.inventory.lowStock} />}
        {expiry?.tone === 'gone' && <ToneChip tone="default" label={expiry.words} />}
        {expiry?.tone === 'expired' && <ToneChip tone="error" label={expiry.words} />}
        {expiry?.tone === 'soon' && <ToneChip tone="warning" label={expiry.words} />}
      </div>
      <div className={css.note}>
        {/* What is gone no longer runs out. */}
        <Suspense>{slots && item.quantity > 0 && <slots.CardNote item_id={item_id} link={link} />}</Suspense>
        {later && <p className={`${text.body2} ${text.quiet} ${css.line}`}>{later}</p>}
      </div>
    </div>
  )
}
