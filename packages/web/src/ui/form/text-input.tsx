import { useController, useFormContext } from 'react-hook-form'
import { TextBox, type TextBoxProps } from './text-box.tsx'

export type TextInputProps = Omit<TextBoxProps, 'id' | 'value' | 'error' | 'inputRef'> & { id?: string }

/** One field of a form: its label, its text and its complaint belong together by name. */
export function TextInput({ id, name, helperText, onChange, onBlur, ...props }: TextInputProps) {
  const { control, clearErrors } = useFormContext()
  const { field, fieldState } = useController({ name, control })
  const complaint = fieldState.error?.message
  return (
    <TextBox
      {...props}
      id={id ?? `field-${name}`}
      name={name}
      value={field.value ?? ''}
      inputRef={field.ref}
      error={complaint !== undefined}
      helperText={complaint ?? helperText}
      onBlur={(event) => {
        field.onBlur()
        onBlur?.(event)
      }}
      onChange={(event) => {
        clearErrors(name)
        field.onChange(event)
        onChange?.(event)
      }}
    />
  )
}
