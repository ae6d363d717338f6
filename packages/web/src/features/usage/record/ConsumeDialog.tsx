import { delays } from '@larder/contract/constants'
import { type Item } from '@larder/contract/item'
import { messages } from '@larder/contract/messages'
import { defaultRemainingQuantity } from '@larder/contract/rules'
import { formatAmount } from '@larder/contract/values/numbers'
import { usage_messages } from '@larder/contract/messages/usage/usage-messages'
import { field_labels } from '@larder/contract/messages/field-labels'
import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import { useEffect, useEffectEvent, useState } from 'react'
import { useToday } from '../../../session/session.tsx'
import { FormAlert } from '../../../shared/form-alert.tsx'
import { UseChips } from '../../../shared/usual-use/UseChips.tsx'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { TextBox } from '../../../ui/form/text-box.tsx'
import { exact, isUse, readRemaining } from '../amounts.ts'
import { RemainingField } from './RemainingField.tsx'
import { useDay } from './use-day.ts'
import { consumeBodyOf, useConsume } from '../../../api/record.ts'
import { type OnRecorded } from '../../../shared/recorded.ts'

export interface RecordDialogSlot {
  item: Item
  open: boolean
  onClose: () => void
  onRecorded: OnRecorded
}

/** Records use by what is left. Its maker gives it a new key each time it opens, so that it begins afresh. */
export function ConsumeDialog({ item, open, onClose, onRecorded }: RecordDialogSlot) {
  const day = useDay(useToday())
  // What was there when it opened: what another phone uses meanwhile is used too.
  const [quantity] = useState(item.quantity)
  const [text, setText] = useState(() => String(defaultRemainingQuantity(quantity)))
  const [notes, setNotes] = useState('')
  const consume = useConsume(item)
  const remaining = readRemaining(text)
  const canSubmit = isUse(remaining, quantity) && day.complaint === null
  const state = consume.isSuccess ? 'done' : consume.isPending ? 'submitting' : 'open'

  const finish = useEffectEvent(() => {
    if (!consume.isSuccess) return
    const { new_quantity = 0, used_quantity = exact(quantity - new_quantity) } = consume.variables
    onClose()
    onRecorded(
      messages.consumption.used(formatAmount(used_quantity, item.unit_of_measure), item.item_name),
      consume.data.event_id,
      consume.data.item,
    )
  })
  useEffect(() => {
    if (!consume.isSuccess) return
    const timer = setTimeout(() => finish(), delays.consumption_success_ms)
    return () => clearTimeout(timer)
  }, [consume.isSuccess])

  return (
    <FormDialog
      title={usage_messages.recordConsumption}
      submitLabel={usage_messages.recordConsumption}
      busyLabel={usage_messages.recording}
      open={open}
      state={state}
      canSubmit={canSubmit}
      about={item}
      onClose={onClose}
      onSubmit={() => {
        if (remaining === null) return
        const use = consumeBodyOf(item, exact(quantity - remaining))
        consume.mutate({ ...use, notes: notes.trim() || null, ...day.sent })
      }}
    >
      <Typography sx={{ color: 'text.secondary' }}>
        {messages.consumption.current(formatAmount(quantity, item.unit_of_measure))}
      </Typography>
      <UseChips
        item={item}
        available={quantity}
        chosen={remaining === null ? null : exact(quantity - remaining)}
        disabled={state !== 'open'}
        onChoose={(amount) => setText(String(exact(quantity - amount)))}
      />
      <RemainingField item={{ ...item, quantity }} text={text} disabled={state !== 'open'} onChange={setText} />
      <TextBox id="consume-date" {...day.field} disabled={state !== 'open'} />
      <TextBox
        id="consume-notes"
        name="notes"
        label={field_labels.notes}
        multiline
        minRows={2}
        maxRows={6}
        value={notes}
        disabled={state !== 'open'}
        onChange={(event) => setNotes(event.target.value)}
      />
      <FormAlert error={consume.error} fallback={messages.consumption.failedScreen} />
      {consume.isSuccess && <Alert severity="success">{messages.consumption.recorded}</Alert>}
    </FormDialog>
  )
}
