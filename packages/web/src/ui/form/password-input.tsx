import { action_labels } from '@larder/contract/messages/action-labels'
import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined'
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import { useState } from 'react'
import { TextInput, type TextInputProps } from './text-input.tsx'

// A password that is looked at is a text to the browser, which would correct it, or send it away to be spelt.
const plain_text = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const

export interface PasswordInputProps extends Omit<TextInputProps, 'type' | 'slotProps'> {
  htmlInput?: NonNullable<TextInputProps['slotProps']>['htmlInput']
}

/** A password that can be looked at: typing blind is the most common reason for a failed log-in. */
export function PasswordInput({ htmlInput, ...props }: PasswordInputProps) {
  const [shown, setShown] = useState(false)
  const toggle = (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        aria-label={shown ? action_labels.hidePassword : action_labels.showPassword}
        onClick={() => setShown(!shown)}
        onMouseDown={(event) => event.preventDefault()}
      >
        {shown ? <VisibilityOffOutlined fontSize="small" /> : <VisibilityOutlined fontSize="small" />}
      </IconButton>
    </InputAdornment>
  )
  return (
    <TextInput
      {...props}
      type={shown ? 'text' : 'password'}
      slotProps={{ htmlInput: { ...plain_text, ...htmlInput }, input: { endAdornment: toggle } }}
    />
  )
}
