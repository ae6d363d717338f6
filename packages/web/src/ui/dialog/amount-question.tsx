import { purchaseRequest } from '@larder/contract/journal'
import { action_labels } from '@larder/contract/messages/action-labels'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { Form, useContractForm } from '../form/form.tsx'
import { number_format } from '../form/number-format.ts'
import { numberInput } from '../form/number-input.ts'
import { TextInput } from '../form/text-input.tsx'

interface AmountQuestionProps {
  /** Tells it from the same question elsewhere on the screen. */
  id?: string
  question: string
  /** What is counted. */
  unit: string | null
  onAnswer: (amount: number) => void
  onCancel: () => void
}

/** How much a scanned thing is in an item's unit, where only a person knows. */
export function AmountQuestion({ id, question, unit, onAnswer, onCancel }: AmountQuestionProps) {
  const form = useContractForm(purchaseRequest, {
    defaults: { quantity_added: '' },
    toInput: ({ quantity_added }) => ({
      quantity_added: number_format.read(quantity_added, unit),
    }),
  })
  return (
    <Form form={form} onSubmit={({ quantity_added }) => onAnswer(quantity_added)}>
      <TextInput
        {...(id ? { id } : {})}
        name="quantity_added"
        label={question}
        slotProps={{ htmlInput: { ...numberInput({ unit }), enterKeyHint: 'done' } }}
      />
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button type="submit" variant="contained">
          {action_labels.record}
        </Button>
        <Button color="inherit" onClick={onCancel}>
          {action_labels.notNow}
        </Button>
      </Stack>
    </Form>
  )
}
