import NativeSelect, { type NativeSelectProps } from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { type ReactNode } from 'react'
import { describedBy, FieldFrame, type FieldFrameProps } from './text-box.tsx'

export interface SelectBoxProps
  extends FieldFrameProps, Pick<NativeSelectProps, 'value' | 'onChange' | 'onBlur' | 'inputRef'> {
  name: string
  /** The `<option>`s. */
  children: ReactNode
}

/** A labelled choice with the browser's own list: on a phone nothing is quicker. */
export function SelectBox({ children, ...props }: SelectBoxProps) {
  const { id, label, error = false, helperText, disabled, className, name, value, onChange, onBlur, inputRef } = props
  return (
    <FieldFrame
      {...{ id, label, error, helperText }}
      {...(disabled ? { disabled } : {})}
      {...(className ? { className } : {})}
    >
      <NativeSelect
        {...{ value, onChange, onBlur, inputRef }}
        input={<OutlinedInput />}
        inputProps={{ ...describedBy(props), id, name }}
      >
        {children}
      </NativeSelect>
    </FieldFrame>
  )
}
