import { messages } from '@larder/contract/messages'
import { loginRequest } from '@larder/contract/user'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useSession } from '../../session/session.tsx'
import { FormAlert } from '../../ui/form-alert.tsx'
import { Form, useContractForm } from '../../ui/form.tsx'
import { PasswordInput, TextInput } from '../../ui/text-input.tsx'
import { AuthFrame } from './AuthFrame.tsx'

/** The way in; a signed-in person is led on to the inventory by the route. */
export function LoginScreen() {
  const { login } = useSession()
  const [failure, setFailure] = useState<unknown>(null)
  const form = useContractForm(loginRequest, { defaults: { username: '', password: '' } })
  const busy = form.formState.isSubmitting

  return (
    <AuthFrame
      title="Login"
      lead={messages.auth.welcomeBack}
      other={{ text: messages.auth.noAccountYet, label: 'Register', to: '/register' }}
    >
      <Form
        form={form}
        onSubmit={(values) => {
          setFailure(null)
          return login(values).catch(setFailure)
        }}
      >
        <FormAlert error={failure} fallback={messages.auth.loginFailedScreen} />
        <TextInput
          name="username"
          label="Username"
          autoComplete="username"
          slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
        />
        <PasswordInput name="password" label="Password" autoComplete="current-password" />
        <Button type="submit" variant="contained" size="large" disabled={busy}>
          {busy ? 'Logging in...' : 'Login'}
        </Button>
      </Form>
    </AuthFrame>
  )
}
