import { type Item } from '@larder/contract/item'
import { messages } from '@larder/contract/messages'
import { categoryColour, isLowStock } from '@larder/contract/rules'
import { type CSSProperties, Suspense, use } from 'react'
import { type LinkProps } from 'react-router'
import { ToneChip } from '../../../ui/graphics/tone-chip.tsx'
import text from '../../../ui/text.module.css'
import { describeExpiredPart, describeExpiry } from '../expiry.ts'
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
  const part = expiry?.tone === 'expired' ? describeExpiredPart(item, today) : null
  // What comes first is read first: the style sheet orders by it.
  const day = { '--day': (expiry?.days ?? 0) + 1 } as CSSProperties
  return (
    <div className={css.facts}>
      <div className={css.chips}>
        {category && <ToneChip tone={categoryColour(category)} label={category} className={css.category} />}
        {isLowStock(item) && <ToneChip tone="warning" label={messages.inventory.lowStock} />}
        {item.quantity <= 0 && <ToneChip tone="default" label={messages.inventory.allGone} />}
        {expiry?.tone === 'expired' && <ToneChip tone="error" label={expiry.words} />}
        {part && <span className={`${text.caption} ${text.quiet} ${css.part}`}>{part}</span>}
        {expiry?.tone === 'soon' && <ToneChip tone="warning" label={expiry.words} style={day} />}
      </div>
      <div className={css.note}>
        {expiry?.tone === 'later' && (
          <p className={`${text.caption} ${text.quiet} ${css.line}`} style={day}>
            {expiry.words}
          </p>
        )}
        <Suspense>{slots && <slots.CardNote item_id={item_id} link={link} />}</Suspense>
      </div>
    </div>
  )
}
