import { type Item } from '@larder/contract/item'
import { list_messages } from '@larder/contract/messages/inventory/list-messages'
import { formatAmount, formatQuantity } from '@larder/contract/values/numbers'
import { use } from 'react'
import { CardMenuContext } from './card-menu.tsx'
import { stepFrom, stepOf } from './step.ts'
import { useLongPress } from './use-long-press.ts'
import { StepContext } from './use-step.ts'
import css from './ItemCardFoot.module.css'

const step_icons = { use: 'M5 12h14', add: 'M5 12h14M12 5v14' } as const

// Of bottles and cartons the number is enough: the unit stands beside the amount.
const most_letters = 7

/** One tap uses or adds some of it, and says before how much. */
export function CardSteps({ item }: { item: Item }) {
  const step = use(StepContext)
  const actions = use(CardMenuContext)
  const longPress = useLongPress(() => actions?.chooseUse(item))
  if (step === null) return null
  return (['use', 'add'] as const).map((direction) => {
    const amount = stepFrom(item, direction)
    const size = amount || stepOf(item, direction)
    const words = formatAmount(size, item.unit_of_measure)
    const label = list_messages[direction](words, item.item_name)
    return (
      <button
        key={direction}
        type="button"
        className={css.step}
        aria-label={label}
        title={label}
        disabled={amount === 0}
        onClick={() => step(item, direction)}
        {...(direction === 'use' ? longPress : {})}
      >
        <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden>
          <path d={step_icons[direction]} strokeLinecap="round" />
        </svg>
        {/* For the eye: the label says it, and whoever searches the page finds the amount that is there once. */}
        <small data-amount={words.length > most_letters ? formatQuantity(size) : words} />
      </button>
    )
  })
}
