import { messages } from '@larder/contract/messages'
import { loginRequest } from '@larder/contract/user'
import { useSession } from '../../session/session.tsx'
import { useContractForm } from '../../ui/form.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { AuthForm } from './AuthForm.tsx'
import { AuthFrame } from './AuthFrame.tsx'

/** The way in; a signed-in person is led on to the inventory by the route. */
export function LoginScreen() {
  const { login } = useSession()
  const form = useContractForm(loginRequest, { defaults: { username: '', password: '' } })

  return (
    <AuthFrame
      title="Login"
      lead={messages.auth.welcomeBack}
      other={{ text: messages.auth.noAccountYet, label: 'Register', to: '/register' }}
    >
      <AuthForm
        form={form}
        send={login}
        fallback={messages.auth.loginFailedScreen}
        label="Login"
        busyLabel="Logging in..."
      >
        <PasswordInput
          name="password"
          label="Password"
          autoComplete="current-password"
          htmlInput={{ enterKeyHint: 'go' }}
        />
      </AuthForm>
    </AuthFrame>
  )
}
