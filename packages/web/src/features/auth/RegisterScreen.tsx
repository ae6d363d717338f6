import { messages } from '@larder/contract/messages'
import { registerForm } from '@larder/contract/user'
import { action_labels } from '@larder/contract/messages/action-labels'
import { login_messages } from '@larder/contract/messages/login-messages'
import { field_labels } from '@larder/contract/messages/field-labels'
import { useWatch } from 'react-hook-form'
import { useSession } from '../../session/session.tsx'
import { useContractForm } from '../../ui/form/form.tsx'
import { FieldGrid } from '../../ui/form/field-grid.tsx'
import { NewPasswordInput } from '../../ui/form/new-password-input.tsx'
import { PasswordInput } from '../../ui/form/password-input.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { AuthForm } from './AuthForm.tsx'
import { AuthFrame } from './AuthFrame.tsx'
import { takenField } from './taken-field.ts'

const empty = { username: '', email: '', password: '', confirmPassword: '', first_name: '', last_name: '' }

/** Makes an account and goes straight in. */
export function RegisterScreen() {
  const { register } = useSession()
  const form = useContractForm(registerForm, { defaults: empty })
  const personal = useWatch({ control: form.control, name: ['username', 'email'] })

  function sayAtField(error: unknown): boolean {
    const taken = takenField(error)
    if (taken) form.setError(taken.name, { type: 'server', message: taken.message }, { shouldFocus: true })
    return taken !== null
  }

  return (
    <AuthFrame
      title={action_labels.register}
      lead={messages.auth.welcome}
      other={{ text: messages.auth.haveAccount, label: action_labels.login, to: '/login' }}
    >
      <AuthForm
        form={form}
        send={({ confirmPassword: _repeated, ...values }) => register(values)}
        sayAtField={sayAtField}
        fallback={messages.auth.registrationFailedScreen}
        label={action_labels.register}
        busyLabel={login_messages.creatingAccount}
      >
        <TextInput name="email" label={field_labels.email} type="email" autoComplete="email" />
        <NewPasswordInput
          name="password"
          label={field_labels.password}
          helperText={messages.auth.passwordHelp}
          personal={personal}
        />
        <PasswordInput name="confirmPassword" label={login_messages.confirmPassword} autoComplete="new-password" />
        <FieldGrid>
          <TextInput
            name="first_name"
            label={field_labels.first_name}
            autoComplete="given-name"
            helperText={field_labels.optional}
          />
          <TextInput
            name="last_name"
            label={field_labels.last_name}
            autoComplete="family-name"
            helperText={field_labels.optional}
          />
        </FieldGrid>
      </AuthForm>
    </AuthFrame>
  )
}
