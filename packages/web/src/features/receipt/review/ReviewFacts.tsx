import { formatDay } from '@larder/contract/values/days'
import { messages } from '@larder/contract/messages'
import { review_messages } from '@larder/contract/messages/review-messages'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { type ReceiptFacts } from './facts.ts'
import { type Summary } from './use-review.ts'

/** What one receipt says of itself, and whether its lines add up. */
function OneReceipt({ merchant, transaction_date, total, currency, balanced }: ReceiptFacts) {
  const lines = [
    merchant && review_messages.merchant(merchant),
    transaction_date && review_messages.date(formatDay(transaction_date)),
    typeof total === 'number' && review_messages.total(`${total.toFixed(2)} ${currency ?? ''}`.trim()),
  ].filter((line): line is string => Boolean(line))
  return (
    <Box sx={{ '& + &': { mt: 1 } }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 2, color: 'text.secondary' }}>
        {lines.map((line) => (
          <Typography key={line} variant="body2">
            {line}
          </Typography>
        ))}
      </Stack>
      {balanced !== undefined && typeof total === 'number' && (
        <Typography variant="body2" sx={{ color: balanced ? 'success.main' : 'warning.main' }}>
          {balanced ? review_messages.balanced : review_messages.unbalanced}
        </Typography>
      )}
    </Box>
  )
}

/** How much there is to look over, and from which receipts: two photos may show two of them. */
export function ReviewFacts({ receipts, count }: { receipts: readonly ReceiptFacts[]; count: number }) {
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography variant="h3" component="h2">
        {messages.receipt.itemsFound(count)}
      </Typography>
      {receipts.map((receipt, index) => (
        <OneReceipt key={index} {...receipt} />
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
      <span>{messages.receipt.partialFailure(failed, saved_names.length)}</span>
      {saved_names.length > 0 && (
        <Typography component="span" variant="body2" sx={{ display: 'block', mt: 0.5 }}>
          {review_messages.savedBefore(saved_names.join(', '))}
        </Typography>
      )}
    </Alert>
  )
}
