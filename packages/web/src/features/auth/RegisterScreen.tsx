import { messages } from '@larder/contract/messages'
import { registerForm } from '@larder/contract/user'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useSession } from '../../session/session.tsx'
import { FormAlert } from '../../ui/form-alert.tsx'
import { Form, useContractForm } from '../../ui/form.tsx'
import { PasswordInput, TextInput } from '../../ui/text-input.tsx'
import { AuthFrame } from './AuthFrame.tsx'
import { takenField } from './taken-field.ts'

const empty = { username: '', email: '', password: '', confirmPassword: '', first_name: '', last_name: '' }
const sideBySide = { display: 'grid', gap: 3, gridTemplateColumns: { sm: '1fr 1fr' } }

/** Makes an account and goes straight in. */
export function RegisterScreen() {
  const { register } = useSession()
  const [failure, setFailure] = useState<unknown>(null)
  const form = useContractForm(registerForm, { defaults: empty })
  const busy = form.formState.isSubmitting

  const showFailure = (error: unknown): void => {
    const taken = takenField(error)
    if (taken) form.setError(taken.name, { type: 'server', message: taken.message }, { shouldFocus: true })
    else setFailure(error)
  }

  return (
    <AuthFrame
      title="Register"
      lead={messages.auth.welcome}
      other={{ text: messages.auth.haveAccount, label: 'Login', to: '/login' }}
    >
      <Form
        form={form}
        onSubmit={({ confirmPassword: _repeated, ...values }) => {
          setFailure(null)
          return register(values).catch(showFailure)
        }}
      >
        <FormAlert error={failure} fallback={messages.auth.registrationFailedScreen} />
        <TextInput
          name="username"
          label="Username"
          autoComplete="username"
          slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
        />
        <TextInput name="email" label="Email" type="email" autoComplete="email" />
        <PasswordInput
          name="password"
          label="Password"
          autoComplete="new-password"
          helperText={messages.auth.passwordHelp}
        />
        <PasswordInput name="confirmPassword" label="Confirm password" autoComplete="new-password" />
        <Box sx={sideBySide}>
          <TextInput name="first_name" label="First name" autoComplete="given-name" helperText="Optional" />
          <TextInput name="last_name" label="Last name" autoComplete="family-name" helperText="Optional" />
        </Box>
        <Button type="submit" variant="contained" size="large" disabled={busy}>
          {busy ? 'Creating Account...' : 'Register'}
        </Button>
      </Form>
    </AuthFrame>
  )
}
