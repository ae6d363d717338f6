import { recognition_messages } from '@larder/contract/messages/recognition-messages'
import { wholeQuantity } from '@larder/contract/batch'
import { action_labels } from '@larder/contract/messages/action-labels'
import { field_labels } from '@larder/contract/messages/field-labels'
import { useState } from 'react'
import { AmountFields } from '../../../ui/form/batch-fields.tsx'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { number_format } from '../../../ui/form/number-format.ts'
import { TextBox } from '../../../ui/form/text-box.tsx'
import { type Edits, type Finding, nameOf } from './finding.ts'

interface EditDialogProps {
  finding: Finding
  open: boolean
  onSave: (edits: Edits) => void
  onClose: () => void
}

/** Quantity, unit and notes of one product, kept until it is added. */
export function EditDialog({ finding, open, onSave, onClose }: EditDialogProps) {
  const [quantity, setQuantity] = useState(number_format.write(finding.quantity, finding.unit_of_measure))
  const [unit_of_measure, setUnit] = useState(finding.unit_of_measure)
  const [notes, setNotes] = useState(finding.notes)
  return (
    <FormDialog
      title={recognition_messages.edit(nameOf(finding))}
      open={open}
      submitLabel={action_labels.save}
      onSubmit={() =>
        onSave({
          quantity: wholeQuantity(number_format.read(quantity, unit_of_measure)),
          unit_of_measure,
          notes: notes.trim(),
        })
      }
      onClose={onClose}
    >
      <AmountFields
        id={`edit-${finding.id}`}
        {...{ quantity, unit_of_measure }}
        onQuantity={setQuantity}
        onUnit={setUnit}
      />
      <TextBox
        id={`edit-${finding.id}-notes`}
        name="notes"
        label={field_labels.notes}
        multiline
        minRows={3}
        maxRows={8}
        value={notes}
        onChange={(event) => setNotes(event.target.value)}
      />
    </FormDialog>
  )
}
