import { messages } from '@larder/contract/messages'
import { recognition_messages } from '@larder/contract/messages/recognition-messages'
import { wholeQuantity } from '@larder/contract/batch'
import { action_labels } from '@larder/contract/messages/action-labels'
import { field_labels } from '@larder/contract/messages/field-labels'
import { useRef, useState } from 'react'
import { AmountFields } from '../../../ui/form/batch-fields.tsx'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { number_format } from '../../../ui/form/number-format.ts'
import { TextBox } from '../../../ui/form/text-box.tsx'
import { type Finding, type NamedEdits, nameOf } from './finding.ts'

interface EditDialogProps {
  finding: Finding
  open: boolean
  onSave: (edits: NamedEdits) => void
  onClose: () => void
}

/** Name, quantity, unit and notes of one product, kept until it is added. */
export function EditDialog({ finding, open, onSave, onClose }: EditDialogProps) {
  const [quantity, setQuantity] = useState(number_format.write(finding.quantity, finding.unit_of_measure))
  const [unit_of_measure, setUnit] = useState(finding.unit_of_measure)
  const [notes, setNotes] = useState(finding.notes)
  const [item_name, setName] = useState(finding.item_name)
  const [isNameless, setNameless] = useState(false)
  const name_input = useRef<HTMLInputElement>(null)

  function save(): void {
    // What had no name may wait for one; what has one keeps a name.
    if (item_name.trim() === '' && finding.item_name !== '') {
      setNameless(true)
      name_input.current?.focus()
      return
    }
    onSave({
      item_name: item_name.trim(),
      quantity: wholeQuantity(number_format.read(quantity, unit_of_measure)),
      unit_of_measure,
      notes: notes.trim(),
    })
  }
  return (
    <FormDialog
      title={recognition_messages.edit(nameOf(finding))}
      open={open}
      submitLabel={action_labels.save}
      onSubmit={save}
      onClose={onClose}
    >
      <TextBox
        id={`edit-${finding.id}-name`}
        name="item_name"
        label={field_labels.product_name}
        autoComplete="off"
        inputRef={name_input}
        value={item_name}
        error={isNameless}
        helperText={isNameless ? messages.batch.nameRequired : undefined}
        onChange={(event) => {
          setNameless(false)
          setName(event.target.value)
        }}
      />
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
