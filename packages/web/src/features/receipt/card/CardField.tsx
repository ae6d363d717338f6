import { field_labels } from '@larder/contract/messages/field-labels'
import { review_messages } from '@larder/contract/messages/review-messages'
import { type ReactNode } from 'react'
import { SelectBox } from '../../../ui/form/select-box.tsx'
import { numberInput } from '../../../ui/form/number-input.ts'
import { TextBox, type TextBoxProps } from '../../../ui/form/text-box.tsx'
import { type Draft, type DraftField } from '../review/draft.ts'
import { missingOf } from '../request.ts'

const labels: Readonly<Partial<Record<DraftField, string>>> = field_labels

export interface CardFieldProps {
  draft: Draft
  disabled: boolean
  onEdit: (key: string, name: DraftField, value: string) => void
}

type FieldProps = CardFieldProps & { name: DraftField } & Partial<
    Pick<TextBoxProps, 'type' | 'className' | 'label' | 'multiline' | 'slotProps'>
  > & { hint?: ReactNode }

function fieldOf({ draft, name }: Pick<FieldProps, 'draft' | 'name'>) {
  const complaint = draft.complaints[name] ?? missingOf(draft)[name]
  return {
    id: `${draft.key}-${name}`,
    name,
    label: labels[name] ?? name,
    value: draft.values[name],
    error: complaint !== undefined,
    helperText: complaint,
  }
}

/** A field of a card; its complaint stands below it. */
export function Field({ draft, disabled, onEdit, name, hint, ...props }: FieldProps) {
  const field = fieldOf({ draft, name })
  return (
    <TextBox
      {...field}
      {...props}
      helperText={
        hint ? (
          <>
            {field.helperText}
            {hint}
          </>
        ) : (
          field.helperText
        )
      }
      disabled={disabled}
      autoComplete="off"
      onChange={(event) => onEdit(draft.key, name, event.target.value)}
    />
  )
}

/** One for numbers, of a unit where they count something. */
export function NumberField({ unit, ...props }: FieldProps & { unit?: string | null }) {
  return <Field {...props} slotProps={{ htmlInput: numberInput({ unit }) }} />
}

/** One of a list; what the receipt says beside the list stays. */
export function Choice({ draft, disabled, onEdit, name, choices }: FieldProps & { choices: readonly string[] }) {
  const field = fieldOf({ draft, name })
  const known = field.value === '' || choices.includes(field.value) ? choices : [...choices, field.value]
  return (
    <SelectBox {...field} disabled={disabled} onChange={(event) => onEdit(draft.key, name, event.target.value)}>
      <option value="">{review_messages.choose}</option>
      {known.map((choice) => (
        <option key={choice}>{choice}</option>
      ))}
    </SelectBox>
  )
}
