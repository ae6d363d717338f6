import { purchaseRequest } from '@larder/contract/journal'
import { messages } from '@larder/contract/messages'
import { formatAmount } from '@larder/contract/values/numbers'
import Box from '@mui/material/Box'
import { FormProvider } from 'react-hook-form'
import { useToday } from '../../session/session.tsx'
import { FieldGrid } from '../../ui/form/field-grid.tsx'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { useContractForm } from '../../ui/form/form.tsx'
import { TextBox } from '../../ui/form/text-box.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { type RecordDialogSlot } from './ConsumeDialog.tsx'
import { useDay } from './use-day.ts'
import { usePurchase } from '../../api/record.ts'

/** What the purchase dialog holds while a person types. */
export const purchase_defaults = { quantity_added: '1', price: '', source: '', notes: '' }

/** The texts as a payload; buying nothing is no purchase, so a zero is refused like no number at all. */
export function toPurchaseInput({ quantity_added, price, source, notes }: typeof purchase_defaults): object {
  return {
    quantity_added: quantity_added.trim() === '' ? null : Number(quantity_added) || Number.NaN,
    price: price.trim() === '' ? null : Number(price),
    source,
    notes,
  }
}

/** Records what was bought, and for how much where somebody cares. */
export function PurchaseDialog({ item, open, onClose, onRecorded }: RecordDialogSlot) {
  const day = useDay(useToday())
  const purchase = usePurchase(item)
  const form = useContractForm(purchaseRequest, { defaults: purchase_defaults, toInput: toPurchaseInput })
  const unit = item.unit_of_measure
  const submit = form.handleSubmit(async (body) => {
    try {
      const { event_id } = await purchase.mutateAsync({ ...body, ...day.sent })
      onClose()
      onRecorded(messages.purchase.recorded(formatAmount(body.quantity_added, unit), item.item_name), event_id)
    } catch {
      // The alert below says why, and everything typed is still there.
    }
  })
  const number = { type: 'number', autoComplete: 'off' } as const
  return (
    <FormProvider {...form}>
      <FormDialog
        title="Record Purchase"
        submitLabel="Record Purchase"
        busyLabel="Recording..."
        open={open}
        state={purchase.isSuccess ? 'done' : purchase.isPending ? 'submitting' : 'open'}
        canSubmit={day.complaint === null}
        onClose={onClose}
        onSubmit={() => void submit()}
      >
        <FieldGrid is_paired>
          <TextInput
            {...number}
            id="purchase-quantity_added"
            name="quantity_added"
            label="Quantity Added"
            slotProps={{
              htmlInput: { step: 'any', min: 0, inputMode: 'decimal' },
              input: { endAdornment: <Box sx={{ color: 'text.secondary', pl: 1 }}>{unit}</Box> },
            }}
          />
          <TextInput
            {...number}
            id="purchase-price"
            name="price"
            label="Price"
            helperText={messages.purchase.priceHelp}
            slotProps={{ htmlInput: { step: '0.01', min: 0, inputMode: 'decimal' } }}
          />
        </FieldGrid>
        <TextInput
          id="purchase-source"
          name="source"
          label="Source"
          placeholder={messages.purchase.sourceHelp}
          autoComplete="off"
        />
        <TextBox id="purchase-date" {...day.field} />
        <TextInput id="purchase-notes" name="notes" label="Notes" multiline minRows={2} maxRows={6} />
        <FormAlert error={purchase.error} fallback={messages.purchase.failed} />
      </FormDialog>
    </FormProvider>
  )
}
