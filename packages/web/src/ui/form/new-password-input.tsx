import Box from '@mui/material/Box'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { PasswordInput, type PasswordInputProps } from './password-input.tsx'

type Judge = (password: string, personal: readonly string[]) => string | null

/** What speaks against a password, once the list to judge it by is there; without the list nothing does. */
function usePasswordHint(password: string, personal: readonly string[]): string | null {
  const [judge, setJudge] = useState<Judge | null>(null)
  const isWanted = password !== '' && judge === null
  useEffect(() => {
    if (!isWanted) return
    import('./password-hint.ts').then(
      ({ judgePassword }) => setJudge(() => judgePassword),
      () => undefined,
    )
  }, [isWanted])
  return judge?.(password, personal) ?? null
}

interface NewPasswordInputProps extends Omit<PasswordInputProps, 'autoComplete' | 'helperText'> {
  helperText: string
  /** What others know of this person, such as the username. */
  personal: readonly string[]
}

/** A password that somebody thinks up: says below it when it is easy to guess, and takes it all the same. */
export function NewPasswordInput({ personal, helperText, ...props }: NewPasswordInputProps) {
  const password: unknown = useWatch({ name: props.name })
  const hint = usePasswordHint(typeof password === 'string' ? password : '', personal)
  return (
    <PasswordInput
      {...props}
      autoComplete="new-password"
      helperText={
        <>
          {helperText}
          {/* No output: its text would not belong to the words that describe the field. */}
          <Box component="span" aria-live="polite" sx={{ display: 'block', color: 'warning.main' }}>
            {hint}
          </Box>
        </>
      }
    />
  )
}
