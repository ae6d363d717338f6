import { formatAmount } from '@larder/contract/values/numbers'
import { item_batch_messages } from '@larder/contract/messages/inventory/item-batch-messages'
import { field_labels } from '@larder/contract/messages/field-labels'
import { WatchedUnit } from './field-unit.tsx'
import { numberInput } from './number-input.ts'
import { TextInput } from './text-input.tsx'

interface AmountInputProps {
  id: string
  name?: string
  unit: string | null
  /** How much there is. */
  available: number
}

/** How much of what is there, in its unit. */
export function AmountInput({ id, name = 'quantity', unit, available }: AmountInputProps) {
  return (
    <TextInput
      id={id}
      name={name}
      label={field_labels.quantity}
      helperText={item_batch_messages.available(formatAmount(available, unit))}
      slotProps={{
        htmlInput: numberInput({ unit }),
        input: { endAdornment: <WatchedUnit name={name} unit={unit} /> },
      }}
    />
  )
}
