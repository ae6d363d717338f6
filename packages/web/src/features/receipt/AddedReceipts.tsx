import { receipt_api } from '@larder/contract/calls/receipt-api'
import { action_labels } from '@larder/contract/messages/action-labels'
import { review_messages } from '@larder/contract/messages/review-messages'
import { formatDay } from '@larder/contract/values/days'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/client/call.ts'
import { inventory_keys, refreshStock } from '../../api/keys.ts'
import { undoReceipts } from '../../shared/undo-receipts.ts'
import { page_margin } from '../../ui/measures.ts'
import { Quiet } from '../../ui/page/quiet.tsx'
import { useToast } from '../../ui/toast/toast.tsx'
import { formatMoney } from './review/money.ts'

// Below the inventory: what moves stock may add or undo a receipt.
const receipts_query = {
  queryKey: [...inventory_keys.all, 'receipts'],
  queryFn: ({ signal }: { signal: AbortSignal }) => call(receipt_api.listReceipts, {}, { signal }),
  retry: false,
}

/** Receipts that can still be undone as wholes; nothing where there are none, or where a server keeps none. */
export function AddedReceipts() {
  const queryClient = useQueryClient()
  const { showToast } = useToast()
  const { data } = useQuery(receipts_query)
  const [undone, setUndone] = useState<string | null>(null)
  const receipts = data?.receipts ?? []
  if (receipts.length === 0) return null

  async function undo(receipt_id: string): Promise<void> {
    setUndone(receipt_id)
    await undoReceipts([receipt_id], showToast, () => refreshStock(queryClient))
    setUndone(null)
  }
  return (
    <Card component="section" aria-label={review_messages.addedLately} sx={{ p: page_margin, mt: 2 }}>
      <Typography variant="subtitle1" component="h2">
        {review_messages.addedLately}
      </Typography>
      <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {receipts.map(({ receipt_id, merchant, transaction_date, total, currency, item_count }) => {
          const name = merchant ?? review_messages.someReceipt
          const facts = [
            transaction_date && formatDay(transaction_date),
            total !== null && `${formatMoney(total, currency)} ${currency ?? ''}`.trim(),
          ].filter(Boolean)
          return (
            <Stack
              component="li"
              key={receipt_id}
              direction="row"
              sx={{ gap: 1, alignItems: 'center', justifyContent: 'space-between', py: 0.5 }}
            >
              <Stack sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                <Typography variant="body2">{review_messages.addedReceipt(name, item_count)}</Typography>
                {facts.length > 0 && <Quiet>{facts.join(' · ')}</Quiet>}
              </Stack>
              <Button
                color="inherit"
                aria-label={review_messages.undoReceipt(name)}
                disabled={undone !== null}
                onClick={() => void undo(receipt_id)}
              >
                {action_labels.undo}
              </Button>
            </Stack>
          )
        })}
      </Stack>
    </Card>
  )
}
