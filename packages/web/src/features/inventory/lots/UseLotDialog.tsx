import { consumeRequest } from '@larder/contract/journal'
import { messages } from '@larder/contract/messages'
import { field_labels } from '@larder/contract/messages/field-labels'
import { item_batch_messages as words } from '@larder/contract/messages/inventory/item-batch-messages'
import { lot_messages } from '@larder/contract/messages/inventory/lot-messages'
import { formatAmount } from '@larder/contract/values/numbers'
import { consumeBodyOf, useConsume } from '../../../api/record.ts'
import { UseChips } from '../../../shared/usual-use/UseChips.tsx'
import { AmountInput } from '../../../ui/form/amount-input.tsx'
import { useContractForm } from '../../../ui/form/form.tsx'
import { number_format } from '../../../ui/form/number-format.ts'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { firstUse } from './lot-actions.ts'
import { type LotDialogProps, LotForm } from './LotForm.tsx'

/** Uses some of one batch. */
export function UseLotDialog(props: LotDialogProps) {
  const { item, lot } = props
  const unit = item.unit_of_measure
  const form = useContractForm(consumeRequest, {
    defaults: { used_quantity: number_format.write(firstUse(item, lot), unit), notes: '' },
    toInput: ({ used_quantity, notes }) => ({
      used_quantity: number_format.read(used_quantity, unit) ?? Number.NaN,
      notes,
    }),
  })
  return (
    <LotForm
      {...props}
      title={words.actions.use}
      form={form}
      record={useConsume(item)}
      toBody={({ used_quantity = 0, notes }) => {
        if (used_quantity <= lot.quantity)
          return { ...consumeBodyOf(item, used_quantity), used_quantity, notes, lot_id: lot.lot_id }
        form.setError('used_quantity', { message: lot_messages.tooSmall })
        return null
      }}
      said={({ used_quantity }) => messages.consumption.used(formatAmount(used_quantity, unit), item.item_name)}
      undone={messages.history.undone}
      failed={messages.consumption.failedScreen}
    >
      <UseChips
        item={item}
        available={lot.quantity}
        chosen={number_format.read(form.watch('used_quantity'), unit)}
        onChoose={(amount) => form.setValue('used_quantity', number_format.write(amount, unit))}
      />
      <AmountInput id="use-batch-quantity" name="used_quantity" unit={unit} available={lot.quantity} />
      <TextInput id="use-batch-notes" name="notes" label={field_labels.notes} multiline minRows={2} maxRows={6} />
    </LotForm>
  )
}
