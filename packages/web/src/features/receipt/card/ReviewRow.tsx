import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded'
import CloseRounded from '@mui/icons-material/CloseRounded'
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded'
import { review_messages } from '@larder/contract/messages/review-messages'
import { agreeUnit } from '@larder/contract/values/numbers'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { number_format } from '../../../ui/form/number-format.ts'
import row from '../../../ui/page/fold-row.module.css'
import text from '../../../ui/text.module.css'
import { missingOf } from '../request.ts'
import { type Draft, nameOf } from '../review/draft.ts'
import { findDiscount, formatPrice } from '../review/money.ts'
import { SaveButton } from './CardParts.tsx'
import css from './ReviewRow.module.css'

/** A number as it was typed, and its unit. */
const writeAmount = (typed: string, unit: string): string =>
  `${typed} ${agreeUnit(unit, number_format.read(typed, unit) ?? 0)}`.trim()

/** How much it is, and where it will be found. */
function findFacts({ values, known, is_joined }: Draft): { readonly amount: string; readonly rest: string } {
  if (is_joined && known) {
    const amount = writeAmount(values.quantity_added, known.unit_of_measure ?? '')
    return { amount, rest: review_messages.moreOf(known.item_name) }
  }
  const amount = writeAmount(values.quantity, values.unit_of_measure)
  // A pantry thing in the pantry is said once.
  const places = [...new Set([values.category, values.location])].filter((fact) => fact.trim() !== '')
  return { amount, rest: places.map((place) => ` · ${place}`).join('') }
}

/** What needs a look and would be behind the fold. */
function findWarning(draft: Draft): { readonly tone: 'error' | 'warning'; readonly words: string } | null {
  const complaints = { ...missingOf(draft), ...draft.complaints }
  const [wrong] = Object.values(complaints)
  if (draft.failure !== null || wrong !== undefined) return { tone: 'error', words: draft.failure ?? wrong ?? '' }
  if (!draft.is_uncertain) return null
  return { tone: 'warning', words: draft.printed === null ? review_messages.unread : review_messages.uncertain }
}

function RowFacts({ draft }: { draft: Draft }) {
  const { state, is_open } = draft
  if (state !== 'open') {
    return (
      <span className={`${text.caption} ${css.facts}`} data-state={state}>
        {state === 'saved' && <CheckCircleRounded className={css.sign} />}
        {state === 'saved' ? review_messages.savedItem : review_messages.savingItem}
      </span>
    )
  }
  // What is open says it at its field.
  const warning = is_open ? null : findWarning(draft)
  const { amount, rest } = findFacts(draft)
  return (
    <span className={`${text.caption} ${css.facts}`}>
      <span>
        <b className={css.amount}>{amount}</b>
        {rest}
      </span>
      {warning && (
        <span className={css.warning} data-tone={warning.tone}>
          {warning.words}
        </span>
      )}
    </span>
  )
}

interface ReviewRowProps {
  draft: Draft
  /** Its name, told apart from others of the same name. */
  label: string
  disabled: boolean
  /** The element that holds its fields. */
  controls: string
  onToggle: (key: string) => void
  onMakeNew: (key: string) => void
  onRemove: (draft: Draft) => void
}

/** What can be done with a line without opening it. */
function RowActions({ draft, label, disabled, onMakeNew }: Omit<ReviewRowProps, 'controls' | 'onToggle' | 'onRemove'>) {
  if (draft.is_open || draft.state !== 'open') return null
  const { key, is_joined } = draft
  return (
    <div className={css.actions}>
      {is_joined && (
        <Button
          color="inherit"
          disabled={disabled}
          aria-label={review_messages.makeNewLine(label)}
          onClick={() => onMakeNew(key)}
        >
          {review_messages.makeNew}
        </Button>
      )}
      <SaveButton {...{ draft, label, disabled }} />
    </div>
  )
}

/** A line of the receipt in two lines of text: what it is, how much, what it costs. A touch opens its fields. */
export function ReviewRow({ draft, label, disabled, controls, onToggle, onMakeNew, onRemove }: ReviewRowProps) {
  const { key, is_open } = draft
  const name = nameOf(draft)
  const discount = findDiscount(draft)
  return (
    <div className={css.line}>
      <button
        type="button"
        className={row.row}
        aria-expanded={is_open}
        aria-controls={controls}
        onClick={() => onToggle(key)}
      >
        <span className={row.main}>
          <span className={`${text.subtitle1} ${css.name}`}>{name}</span>
          <RowFacts draft={draft} />
        </span>
        <span className={css.price}>
          <span className={text.subtitle1}>{formatPrice(draft)}</span>
          {discount && (
            <span className={`${text.caption} ${css.discount}`}>{review_messages.discounted(...discount)}</span>
          )}
        </span>
        <ExpandMoreRounded className={row.arrow} fontSize="small" />
      </button>
      <RowActions {...{ draft, label, disabled, onMakeNew }} />
      <IconButton aria-label={review_messages.remove(name)} disabled={disabled} onClick={() => onRemove(draft)}>
        <CloseRounded fontSize="small" />
      </IconButton>
    </div>
  )
}
