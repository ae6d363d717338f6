import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput'
import { type DOMAttributes, type InputHTMLAttributes } from 'react'
import { describedBy, FieldFrame, type FieldFrameProps } from './field-frame.tsx'

type Passed = 'type' | 'placeholder' | 'autoComplete' | 'multiline' | 'rows' | 'minRows' | 'maxRows' | 'inputRef'

export interface TextBoxProps
  extends FieldFrameProps, Pick<OutlinedInputProps, Passed | 'value' | 'onChange' | 'onBlur'> {
  name: string
  slotProps?: {
    htmlInput?: Omit<InputHTMLAttributes<HTMLInputElement>, keyof DOMAttributes<HTMLInputElement>>
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
