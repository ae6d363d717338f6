import { type InputBaseComponentProps } from '@mui/material/InputBase'
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput'
import { type ComponentProps, type ReactNode } from 'react'
import { describedBy, FieldFrame, type FieldFrameProps } from './text-box.tsx'
import css from './select-box.module.css'

function Chooser({ className = '', ...props }: InputBaseComponentProps) {
  return (
    <>
      <select {...(props as ComponentProps<'select'>)} className={`${className} ${css.choice}`} />
      <svg viewBox="0 0 24 24" aria-hidden className={css.arrow}>
        <path d="m7 10 5 5 5-5z" />
      </svg>
    </>
  )
}

export interface SelectBoxProps
  extends FieldFrameProps, Pick<OutlinedInputProps, 'value' | 'onChange' | 'onBlur' | 'inputRef'> {
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
      <OutlinedInput
        {...{ id, name, value, onChange, onBlur, inputRef }}
        inputComponent={Chooser}
        inputProps={{ ...describedBy(props), type: undefined, children }}
      />
    </FieldFrame>
  )
}
