import TextField, { type TextFieldProps } from '@mui/material/TextField'
import { useController, useFormContext } from 'react-hook-form'

export type TextInputProps = Omit<
  TextFieldProps,
  'name' | 'label' | 'value' | 'defaultValue' | 'error' | 'inputRef'
> & {
  name: string
  label: string
}

/** One field of a form: its label, its text and its complaint belong together by name. */
export function TextInput({ name, label, helperText, onChange, onBlur, ...props }: TextInputProps) {
  const { control, clearErrors } = useFormContext()
  const { field, fieldState } = useController({ name, control })
  const complaint = fieldState.error?.message
  return (
    <TextField
      fullWidth
      id={`field-${name}`}
      {...props}
      name={name}
      label={label}
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
