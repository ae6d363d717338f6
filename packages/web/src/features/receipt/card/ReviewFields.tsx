import { agreeUnit } from '@larder/contract/values/numbers'
import { receipt_categories, receipt_units } from '@larder/contract/constants'
import { review_messages } from '@larder/contract/messages/review-messages'
import { field_labels } from '@larder/contract/messages/field-labels'
import Box from '@mui/material/Box'
import { type CardFieldProps, Choice, Field, NumberField } from './CardField.tsx'
import { type Draft, type DraftField } from '../review/draft.ts'
import { findDiscount } from '../review/money.ts'

const line_of_hints = { display: 'block', overflowWrap: 'anywhere' } as const

/** What a card says of the print it comes from: where it is in doubt, and what it is called there. */
function LineHints({ draft: { is_uncertain, is_remembered, printed } }: { draft: Draft }) {
  return (
    <>
      {is_remembered && printed && (
        <Box component="span" sx={{ ...line_of_hints, color: 'text.secondary' }}>
          {review_messages.printed(printed.printed_name)}
        </Box>
      )}
      {is_uncertain && (
        <Box component="span" sx={{ ...line_of_hints, color: 'warning.main' }}>
          {printed === null ? review_messages.unread : review_messages.uncertain}
        </Box>
      )}
    </>
  )
}

/** The same where there is no name to type: it is more of a known item. */
export function JoinHints({ draft }: { draft: Draft }) {
  if (!draft.is_uncertain && !draft.is_remembered) return null
  return (
    <Box sx={{ typography: 'body2' }}>
      <LineHints draft={draft} />
    </Box>
  )
}

const grid = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  // Two beside each other on a phone, below each other where text or page is enlarged.
  gridTemplateColumns: { xs: 'repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr))', sm: 'repeat(4, 1fr)' },
  '& > .whole': { gridColumn: '1 / -1' },
  '& > .half': { gridColumn: { xs: '1 / -1', sm: 'span 2' } },
} as const

/** What a line is called; a doubtful one asks for a look where the doubt is. */
export function NameField(props: CardFieldProps) {
  const { is_uncertain, is_remembered } = props.draft
  const hasHints = is_uncertain || is_remembered
  return <Field {...props} name="item_name" {...(hasHints && { hint: <LineHints draft={props.draft} /> })} />
}

/** What the line cost, and what was taken off it. */
function PriceField(props: CardFieldProps) {
  const discount = findDiscount(props.draft)
  return <NumberField {...props} name="price" {...(discount && { hint: review_messages.discount(...discount) })} />
}

function ExpiryField(props: CardFieldProps) {
  const hint = props.draft.is_expiry_suggested && { hint: review_messages.suggestedExpiry }
  return <Field {...props} name="expiry_date" type="date" className="half" {...hint} />
}

/** More of what is there needs only how much, for what and when; its date where the item can have more than one. */
export function JoinFields(props: CardFieldProps) {
  const { known } = props.draft
  const unit = known?.unit_of_measure
  return (
    <Box sx={grid}>
      <NumberField
        {...props}
        name="quantity_added"
        unit={unit ?? null}
        label={unit ? review_messages.amountAdded(agreeUnit(unit)) : field_labels.quantity}
      />
      <PriceField {...props} />
      <Field {...props} name="purchase_date" type="date" className="half" />
      {known?.lot_count !== undefined && <ExpiryField {...props} />}
    </Box>
  )
}

/** What nearly every line needs. */
export function MainFields(props: CardFieldProps) {
  return (
    <Box sx={grid}>
      <NumberField {...props} name="quantity" unit={props.draft.values.unit_of_measure} />
      <Choice {...props} name="unit_of_measure" choices={receipt_units} />
      <Choice {...props} name="category" choices={receipt_categories} />
      <PriceField {...props} />
    </Box>
  )
}

const more_fields: readonly string[] = [
  'purchase_date',
  'expiry_date',
  'brand',
  'location',
  'low_stock_threshold',
  'notes',
] satisfies DraftField[]

/** A complaint must not hide behind a fold. */
export function needsMoreFields({ complaints }: Draft): boolean {
  return Object.keys(complaints).some((name) => more_fields.includes(name))
}

/** The rest, a touch away. */
export function MoreFields(props: CardFieldProps) {
  return (
    <Box sx={grid}>
      <Field {...props} name="purchase_date" type="date" className="half" />
      <ExpiryField {...props} />
      <Field {...props} name="brand" className="half" />
      <Field {...props} name="location" className="half" />
      <NumberField {...props} name="low_stock_threshold" unit={props.draft.values.unit_of_measure} className="half" />
      <Field {...props} name="notes" className="whole" multiline />
    </Box>
  )
}
