import { list_messages as words } from '@larder/contract/messages/inventory/list-messages'
import { action_labels } from '@larder/contract/messages/action-labels'
import { field_labels } from '@larder/contract/messages/field-labels'
import { useState } from 'react'
import { FormAlert } from '../../../shared/form-alert.tsx'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { TextBox } from '../../../ui/form/text-box.tsx'

interface ChangeDialogProps {
  field: 'location' | 'category'
  known: readonly string[]
  busy: boolean
  error: unknown
  onSubmit: (text: string) => void
  onClose: () => void
}

/** One field for all chosen items, with what the household uses already to choose from. */
export function ChangeDialog({ field, known, busy, error, onSubmit, onClose }: ChangeDialogProps) {
  const [text, setText] = useState('')
  const isCategory = field === 'category'
  return (
    <FormDialog
      open
      title={isCategory ? words.categoryTitle : words.moveTitle}
      state={busy ? 'submitting' : 'open'}
      submitLabel={isCategory ? words.change : action_labels.move}
      canSubmit={!isCategory || text.trim() !== ''}
      onSubmit={() => onSubmit(text)}
      onClose={onClose}
    >
      <TextBox
        id={`several-${field}`}
        name={field}
        label={isCategory ? field_labels.category : field_labels.location}
        value={text}
        onChange={(event) => setText(event.target.value)}
        autoComplete="off"
        slotProps={{ htmlInput: { list: `several-${field}-known`, autoFocus: true, enterKeyHint: 'done' } }}
      />
      <datalist id={`several-${field}-known`}>
        {known.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </datalist>
      <FormAlert error={error} fallback={words.changeFailed} />
    </FormDialog>
  )
}
