import { type InputBaseComponentProps } from '@mui/material/InputBase'
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import { type ComponentProps, type ReactNode } from 'react'
import { describedBy, FieldFrame, type FieldFrameProps } from './text-box.tsx'

const Choice = styled('select')(({ theme }) => ({
  appearance: 'none',
  minWidth: 16,
  cursor: 'pointer',
  textOverflow: 'ellipsis',
  userSelect: 'none',
  '&&': { paddingRight: 32 },
  '&:disabled': { cursor: 'default' },
  '& option, & optgroup': { backgroundColor: theme.vars.palette.background.paper },
}))

// It lies over the field and lets every touch through, so that the arrow opens the list too.
const Arrow = styled('svg')(({ theme }) => ({
  position: 'absolute',
  right: 7,
  width: 24,
  height: 24,
  fill: theme.vars.palette.action.active,
  pointerEvents: 'none',
}))

function Chooser(props: InputBaseComponentProps) {
  return (
    <>
      <Choice {...(props as ComponentProps<typeof Choice>)} />
      <Arrow viewBox="0 0 24 24" aria-hidden>
        <path d="m7 10 5 5 5-5z" />
      </Arrow>
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
