import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined'
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import { useState } from 'react'
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

/** A password that can be looked at: typing blind is the most common reason for a failed log-in. */
export function PasswordInput(props: Omit<TextInputProps, 'type' | 'slotProps'>) {
  const [shown, setShown] = useState(false)
  const toggle = (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        aria-label={shown ? 'Hide password' : 'Show password'}
        onClick={() => setShown(!shown)}
        onMouseDown={(event) => event.preventDefault()}
      >
        {shown ? <VisibilityOffOutlined fontSize="small" /> : <VisibilityOutlined fontSize="small" />}
      </IconButton>
    </InputAdornment>
  )
  return <TextInput {...props} type={shown ? 'text' : 'password'} slotProps={{ input: { endAdornment: toggle } }} />
}
