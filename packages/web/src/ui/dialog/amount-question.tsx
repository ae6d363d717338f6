import { purchaseRequest } from '@larder/contract/journal'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { Form, useContractForm } from '../form/form.tsx'
import { TextInput } from '../form/text-input.tsx'

interface AmountQuestionProps {
  /** Tells it from the same question elsewhere on the screen. */
  id?: string
  question: string
  onAnswer: (amount: number) => void
  onCancel: () => void
}

/** How much a scanned thing is in an item's unit, where only a person knows. */
export function AmountQuestion({ id, question, onAnswer, onCancel }: AmountQuestionProps) {
  const form = useContractForm(purchaseRequest, {
    defaults: { quantity_added: '' },
    toInput: ({ quantity_added }) => ({
      quantity_added: quantity_added.trim() === '' ? null : Number(quantity_added.replace(',', '.')),
    }),
  })
  return (
    <Form form={form} onSubmit={({ quantity_added }) => onAnswer(quantity_added)}>
      <TextInput
        {...(id ? { id } : {})}
        name="quantity_added"
        label={question}
        slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off', enterKeyHint: 'done' } }}
      />
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button type="submit" variant="contained">
          Record
        </Button>
        <Button color="inherit" onClick={onCancel}>
          Not Now
        </Button>
      </Stack>
    </Form>
  )
}
