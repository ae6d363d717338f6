import { formatAmount } from '@larder/contract/values/numbers'
import { item_batch_messages } from '@larder/contract/messages/inventory/item-batch-messages'
import { field_labels } from '@larder/contract/messages/field-labels'
import Box from '@mui/material/Box'
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
        input: { endAdornment: <Box sx={{ color: 'text.secondary', pl: 1 }}>{unit}</Box> },
      }}
    />
  )
}
