import { field_labels } from '@larder/contract/messages/field-labels'
import { messages } from '@larder/contract/messages'
import { review_messages } from '@larder/contract/messages/review-messages'
import { currencies } from '@larder/contract/values/currencies'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { number_format } from '../../../ui/form/number-format.ts'
import { numberInput } from '../../../ui/form/number-input.ts'
import { SelectBox } from '../../../ui/form/select-box.tsx'
import { TextBox } from '../../../ui/form/text-box.tsx'
import { dayOf } from './draft.ts'
import { type Corrections } from './corrections.ts'
import { type ReceiptFacts } from './facts.ts'

const grid = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  py: 1,
  px: 0,
  m: 0,
  border: 0,
  minWidth: 0,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))',
  // The name of a shop is longer than the rest.
  '& > :first-child': { gridColumn: '1 / -1' },
} as const

interface FactsFormProps {
  id: string
  receipt: ReceiptFacts
  onCorrect: (corrections: Corrections) => void
}

/** Shop, day, total and currency of a receipt. What is typed counts at once: there is nothing to forget to apply. */
export function FactsForm({ id, receipt, onCorrect }: FactsFormProps) {
  const { merchant, transaction_date, total, currency } = receipt
  const [typed, setTyped] = useState(number_format.write(total ?? null))
  const isWrong = Number.isNaN(number_format.read(typed) ?? 0)
  const choices = currency && !currencies.some((one) => one === currency) ? [currency, ...currencies] : currencies
  return (
    <Box component="fieldset" id={id} aria-label={review_messages.editReceipt} sx={grid}>
      <TextBox
        id={`${id}-merchant`}
        name="receipt_merchant"
        label={review_messages.merchantLabel}
        autoComplete="off"
        value={merchant ?? ''}
        onChange={(event) => onCorrect({ merchant: event.target.value === '' ? null : event.target.value })}
      />
      <TextBox
        id={`${id}-date`}
        name="receipt_date"
        type="date"
        label={field_labels.date}
        value={dayOf(transaction_date)}
        onChange={(event) => onCorrect({ transaction_date: event.target.value || null })}
      />
      <TextBox
        id={`${id}-total`}
        name="receipt_total"
        label={review_messages.totalLabel}
        value={typed}
        error={isWrong}
        helperText={isWrong ? messages.input.notNumber(review_messages.totalLabel) : undefined}
        slotProps={{ htmlInput: numberInput() }}
        onChange={(event) => {
          setTyped(event.target.value)
          const read = number_format.read(event.target.value)
          if (!Number.isNaN(read ?? 0)) onCorrect({ total: read })
        }}
      />
      <SelectBox
        id={`${id}-currency`}
        name="receipt_currency"
        label={review_messages.currencyLabel}
        value={currency ?? ''}
        onChange={(event) => onCorrect({ currency: event.target.value || null })}
      >
        <option value="">{review_messages.choose}</option>
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </SelectBox>
    </Box>
  )
}
