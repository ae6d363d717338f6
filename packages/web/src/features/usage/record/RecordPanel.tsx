import AddShoppingCartRounded from '@mui/icons-material/AddShoppingCartRounded'
import RemoveCircleOutlineRounded from '@mui/icons-material/RemoveCircleOutlineRounded'
import { type Item } from '@larder/contract/item'
import { messages } from '@larder/contract/messages'
import { usage_messages } from '@larder/contract/messages/usage/usage-messages'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { ActionBar } from '../../../ui/page/action-bar.tsx'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { ConsumeDialog } from './ConsumeDialog.tsx'
import { PurchaseDialog } from './PurchaseDialog.tsx'
import { ThrowAwayButton } from '../../../shared/throw-away/ThrowAwayButton.tsx'
import { useRecorded } from '../../../shared/recorded.ts'

/** The two things people do with what they have: a card on a desk, the bar under the thumb on a phone. */
export function RecordPanel({ item, asBar }: { item: Item; asBar: boolean }) {
  const [dialog, setDialog] = useState<{ kind: 'consume' | 'purchase'; opening: number } | null>(null)
  const [open, setOpen] = useState(false)
  const onRecorded = useRecorded(item)
  const show = (kind: 'consume' | 'purchase'): void => {
    setDialog((last) => ({ kind, opening: (last?.opening ?? 0) + 1 }))
    setOpen(true)
  }
  // On a phone it is in the menu of the stock; a server with the specification's shapes alone cannot be told.
  const canThrowAway = !asBar && item.lot_count !== undefined && item.quantity > 0
  // Both names must fit beside each other on a small phone.
  const narrow = asBar ? { px: 0.5, lineHeight: 1.3 } : {}
  const buttons = (
    <>
      {canThrowAway && <ThrowAwayButton item={item} />}
      <Button
        variant="outlined"
        startIcon={asBar ? null : <AddShoppingCartRounded />}
        onClick={() => show('purchase')}
        sx={narrow}
      >
        {usage_messages.recordPurchase}
      </Button>
      <Button
        variant="contained"
        startIcon={asBar ? null : <RemoveCircleOutlineRounded />}
        onClick={() => show('consume')}
        sx={narrow}
      >
        {usage_messages.recordConsumption}
      </Button>
    </>
  )
  const Dialog = dialog?.kind === 'purchase' ? PurchaseDialog : ConsumeDialog
  return (
    <>
      {asBar ? (
        <ActionBar>{buttons}</ActionBar>
      ) : (
        <SectionCard title={usage_messages.recordTitle} text={messages.consumption.lead}>
          <Stack direction="row-reverse" sx={{ gap: 1, justifyContent: 'flex-end', flexWrap: 'wrap' }}>
            {buttons}
          </Stack>
        </SectionCard>
      )}
      {dialog && (
        <Dialog key={dialog.opening} item={item} open={open} onClose={() => setOpen(false)} onRecorded={onRecorded} />
      )}
    </>
  )
}
