import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import InputLabel from '@mui/material/InputLabel'
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput'
import { type DOMAttributes, type InputHTMLAttributes, type ReactNode } from 'react'

export interface FieldFrameProps {
  id: string
  label: ReactNode
  error?: boolean
  helperText?: ReactNode
  required?: boolean
  disabled?: boolean
  className?: string
}

/** What ties a field to the words below it. */
export function describedBy({ id, helperText }: Pick<FieldFrameProps, 'id' | 'helperText'>): object {
  return helperText ? { 'aria-describedby': `${id}-helper-text` } : {}
}

/** Label above, field, words below: the same for every kind of field. */
export function FieldFrame({
  id,
  label,
  helperText,
  className,
  children,
  ...state
}: FieldFrameProps & { children: ReactNode }) {
  return (
    <FormControl fullWidth variant="outlined" {...state} {...(className ? { className } : {})}>
      <InputLabel id={`${id}-label`} htmlFor={id}>
        {label}
      </InputLabel>
      {children}
      {helperText && <FormHelperText id={`${id}-helper-text`}>{helperText}</FormHelperText>}
    </FormControl>
  )
}

type Passed = 'type' | 'placeholder' | 'autoComplete' | 'multiline' | 'rows' | 'minRows' | 'maxRows' | 'inputRef'

export interface TextBoxProps
  extends FieldFrameProps, Pick<OutlinedInputProps, Passed | 'value' | 'defaultValue' | 'onChange' | 'onBlur'> {
  name: string
  slotProps?: {
    htmlInput?: Omit<
      InputHTMLAttributes<HTMLInputElement>,
      Exclude<keyof DOMAttributes<HTMLInputElement>, 'onKeyDown' | 'onWheel'>
    >
    input?: Pick<OutlinedInputProps, 'startAdornment' | 'endAdornment'>
  }
}

/**
 * A labelled text field. It takes what MUI's TextField takes but leaves out its drop-down, which would bring menus,
 * modals and poppers into the first load of every form.
 */
export function TextBox(props: TextBoxProps) {
  const { id, label, error = false, helperText, required, disabled, className, slotProps = {}, ...input } = props
  return (
    <FieldFrame
      {...{ id, label, error, helperText }}
      {...(required ? { required } : {})}
      {...(disabled ? { disabled } : {})}
      {...(className ? { className } : {})}
    >
      <OutlinedInput
        {...input}
        {...slotProps.input}
        id={id}
        inputProps={{ ...describedBy(props), ...slotProps.htmlInput }}
      />
    </FieldFrame>
  )
}
