import { formatDay } from '@larder/contract/values/days'
import { receipt_messages } from '@larder/contract/messages/receipt-messages'
import { review_messages } from '@larder/contract/messages/review-messages'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useEffect, useId, useRef, useState } from 'react'
import { type Drafts } from './edits.ts'
import { type Corrections } from './corrections.ts'
import { type ReceiptFacts } from './facts.ts'
import { FactsForm } from './FactsForm.tsx'
import { formatMoney } from './money.ts'
import { computeDifference } from './total-check.ts'
import { type Summary } from './use-review.ts'

/** Whether the lines come to the printed total, or by how much they miss it. */
function TotalCheck({ receipt, drafts }: { receipt: ReceiptFacts; drafts: Drafts }) {
  const difference = computeDifference(receipt, drafts)
  if (difference === null) return null
  const amount = formatMoney(Math.abs(difference), receipt.currency)
  const words = difference > 0 ? review_messages.tooMuch(amount) : review_messages.tooLittle(amount)
  return (
    <Typography variant="body2" sx={{ color: difference === 0 ? 'success.main' : 'warning.main' }}>
      {difference === 0 ? review_messages.balanced : words}
    </Typography>
  )
}

interface OneReceiptProps {
  receipt: ReceiptFacts
  drafts: Drafts
  disabled: boolean
  onCorrect: (receipt: ReceiptFacts, corrections: Corrections) => void
}

/** What one receipt says of itself, and whether its lines add up. */
function OneReceipt({ receipt, drafts, disabled, onCorrect }: OneReceiptProps) {
  const [isEdited, setEdited] = useState(false)
  const form_id = useId()
  const { merchant, transaction_date, total, currency, discounts, deposits } = receipt
  const money = (amount: number) => `${formatMoney(amount, currency)} ${currency ?? ''}`.trim()
  const lines = [
    merchant && review_messages.merchant(merchant),
    transaction_date && review_messages.date(formatDay(transaction_date)),
    typeof total === 'number' && review_messages.total(money(total)),
    discounts ? review_messages.discountsOff(money(-Math.abs(discounts))) : null,
    deposits ? review_messages.depositsLeftOut(money(deposits)) : null,
  ].filter((line): line is string => Boolean(line))
  return (
    <Box sx={{ '& + &': { mt: 1 } }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2, color: 'text.secondary' }}>
        {lines.map((line) => (
          <Typography key={line} variant="body2">
            {line}
          </Typography>
        ))}
        <Button
          color="inherit"
          disabled={disabled}
          aria-expanded={isEdited}
          aria-controls={form_id}
          onClick={() => setEdited(!isEdited)}
          sx={{ ml: -1 }}
        >
          {review_messages.editReceipt}
        </Button>
      </Stack>
      {isEdited && !disabled && (
        <FactsForm id={form_id} receipt={receipt} onCorrect={(corrections) => onCorrect(receipt, corrections)} />
      )}
      <TotalCheck receipt={receipt} drafts={drafts} />
    </Box>
  )
}

interface ReviewFactsProps {
  receipts: readonly ReceiptFacts[]
  drafts: Drafts
  /** How many become items. */
  count: number
  disabled: boolean
  onCorrect: OneReceiptProps['onCorrect']
}

/** How much there is to look over, and from which receipts: two photos may show two of them. */
export function ReviewFacts({ receipts, count, ...props }: ReviewFactsProps) {
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere', '&:has(fieldset)': { width: '100%' } }}>
      <Typography variant="h3" component="h2">
        {receipt_messages.receipt.itemsFound(count)}
      </Typography>
      {receipts.map((receipt, index) => (
        <OneReceipt key={index} receipt={receipt} {...props} />
      ))}
    </Box>
  )
}

/** What was saved and what was not; it comes into view, because the cards above the failed ones are gone. */
export function SummaryAlert({ summary: { failed, saved_names } }: { summary: Summary }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <Alert
      ref={box}
      tabIndex={-1}
      severity="warning"
      sx={{ alignItems: 'flex-start', outline: 'none', scrollMarginTop: { xs: 'calc(26dvh + 130px)', md: '88px' } }}
    >
      <span>{receipt_messages.receipt.partialFailure(failed, saved_names.length)}</span>
      {saved_names.length > 0 && (
        <Typography component="span" variant="body2" sx={{ display: 'block', mt: 0.5 }}>
          {review_messages.savedBefore(saved_names.join(', '))}
        </Typography>
      )}
    </Alert>
  )
}
