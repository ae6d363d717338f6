import { messages } from '@larder/contract/messages'
import { login_messages } from '@larder/contract/messages/login-messages'
import { type LoginRequest, loginRequest } from '@larder/contract/user'
import { action_labels } from '@larder/contract/messages/action-labels'
import { field_labels } from '@larder/contract/messages/field-labels'
import { useState } from 'react'
import { useSession } from '../../session/session.tsx'
import { useContractForm } from '../../ui/form/form.tsx'
import { PasswordInput } from '../../ui/form/password-input.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { AuthForm } from './AuthForm.tsx'
import { AuthFrame } from './AuthFrame.tsx'
import { mustWait, waitHint } from './login-wait.ts'

const defaults = { username: '', password: '', device_code: '' }
const code_input = { autoCapitalize: 'characters', autoCorrect: 'off', spellCheck: false } as const

/** The log-in screen; the route redirects a signed-in person to the inventory. */
export function LoginScreen() {
  const { login } = useSession()
  const form = useContractForm(loginRequest, { defaults })
  // Asked for only where it can help: the screen has the specification's two fields.
  const [asks_code, setAsksCode] = useState(false)

  async function send(values: LoginRequest): Promise<void> {
    await login(values).catch((error: unknown) => {
      if (mustWait(error)) setAsksCode(true)
      throw error
    })
  }

  return (
    <AuthFrame
      title={action_labels.login}
      lead={messages.auth.welcomeBack}
      other={{ text: messages.auth.noAccountYet, label: action_labels.register, to: '/register' }}
    >
      <AuthForm
        form={form}
        send={send}
        hintFor={waitHint}
        fallback={messages.auth.loginFailedScreen}
        label={action_labels.login}
        busyLabel={login_messages.loggingIn}
      >
        <PasswordInput
          name="password"
          label={field_labels.password}
          autoComplete="current-password"
          htmlInput={{ enterKeyHint: 'go' }}
        />
        {asks_code && (
          <TextInput
            name="device_code"
            label={login_messages.codeLabel}
            helperText={login_messages.codeHelp}
            autoComplete="one-time-code"
            slotProps={{ htmlInput: code_input }}
          />
        )}
      </AuthForm>
    </AuthFrame>
  )
}
