import { type Item } from '@larder/contract/item'
import { consumeRequest } from '@larder/contract/journal'
import { action_labels } from '@larder/contract/messages/action-labels'
import { lot_messages } from '@larder/contract/messages/inventory/lot-messages'
import { usual_use_messages as words } from '@larder/contract/messages/usage/usual-use-messages'
import Button from '@mui/material/Button'
import { use } from 'react'
import { FormProvider } from 'react-hook-form'
import { UseChips } from '../../../shared/usual-use/UseChips.tsx'
import { DialogFrame } from '../../../ui/dialog/dialog-frame.tsx'
import { AmountInput } from '../../../ui/form/amount-input.tsx'
import { useContractForm } from '../../../ui/form/form.tsx'
import { number_format } from '../../../ui/form/number-format.ts'
import { StepContext } from './use-step.ts'

interface UseChooserProps {
  item: Item
  open: boolean
  onClose: () => void
}

/** How much was used where it was not the usual amount: one tap, or a number. Its maker gives it a new key each time. */
export function UseChooser({ item, open, onClose }: UseChooserProps) {
  const step = use(StepContext)
  const unit = item.unit_of_measure
  const form = useContractForm(consumeRequest, {
    defaults: { used_quantity: '' },
    toInput: ({ used_quantity }) => ({
      used_quantity: number_format.read(used_quantity, unit) ?? Number.NaN,
      notes: '',
    }),
  })
  function record(amount: number): void {
    onClose()
    step?.(item, 'use', amount)
  }
  const submit = form.handleSubmit(({ used_quantity = 0 }) => {
    if (used_quantity <= item.quantity) return record(used_quantity)
    form.setError('used_quantity', { message: lot_messages.usedTooMuch })
  })
  return (
    <FormProvider {...form}>
      <DialogFrame
        title={words.useOf(item.item_name)}
        open={open}
        onClose={onClose}
        is_question
        onSubmit={() => void submit()}
        actions={
          <>
            <Button color="inherit" variant="outlined" onClick={onClose}>
              {action_labels.cancel}
            </Button>
            <Button type="submit" variant="contained">
              {action_labels.record}
            </Button>
          </>
        }
      >
        <UseChips item={item} available={item.quantity} onChoose={record} />
        <AmountInput id="use-amount" name="used_quantity" unit={unit} available={item.quantity} />
      </DialogFrame>
    </FormProvider>
  )
}
