import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import InputLabel from '@mui/material/InputLabel'
import { type ReactNode } from 'react'

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
