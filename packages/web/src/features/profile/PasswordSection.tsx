import { account_api, passwordRequest } from '@larder/contract/account'
import { messages } from '@larder/contract/messages'
import { account_messages } from '@larder/contract/messages/account-messages'
import { field_labels } from '@larder/contract/messages/field-labels'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { call } from '../../api/client/call.ts'
import { getToken } from '../../api/client/token.ts'
import { useSession } from '../../session/session.tsx'
import { ButtonRow } from '../../ui/page/button-row.tsx'
import { FieldGrid } from '../../ui/form/field-grid.tsx'
import { FormAlert } from '../../shared/form-alert.tsx'
import { Form, useContractForm } from '../../ui/form/form.tsx'
import { NewPasswordInput } from '../../ui/form/new-password-input.tsx'
import { PasswordInput } from '../../ui/form/password-input.tsx'
import { SectionCard } from '../../ui/page/section-card.tsx'
import { useToast } from '../../ui/toast/toast.tsx'
import { passwordComplaint, UsernameHint } from './password-fields.tsx'
import { useReloadDevices } from './devices/use-devices.ts'

const defaults = { current_password: '', new_password: '' }

/** A new password for the old one. The token changes with it: this device stays signed in, the others do not. */
export function PasswordSection({ username }: { username: string }) {
  const form = useContractForm(passwordRequest, { defaults })
  const { isSubmitting } = form.formState
  const { renew } = useSession()
  const { showToast } = useToast()
  const reloadDevices = useReloadDevices()
  const [error, setError] = useState<unknown>(null)

  async function change(body: typeof defaults): Promise<void> {
    setError(null)
    const before = getToken()
    try {
      const { token } = await call(account_api.changePassword, { body })
      // Whoever logged out meanwhile stays logged out.
      if (getToken() === before) renew(token)
      form.reset(defaults)
      showToast(account_messages.passwordChanged)
      void reloadDevices()
    } catch (failure) {
      const message = passwordComplaint(failure)
      if (message === null) setError(failure)
      else form.setError('current_password', { message }, { shouldFocus: true })
    }
  }
  return (
    <SectionCard title={field_labels.password} text={account_messages.passwordLead}>
      <Form form={form} onSubmit={change} label={account_messages.passwordForm}>
        <FormAlert error={error} fallback={account_messages.passwordFailed} />
        <UsernameHint username={username} />
        <FieldGrid>
          <PasswordInput
            name="current_password"
            label={account_messages.currentPassword}
            autoComplete="current-password"
          />
          <NewPasswordInput
            name="new_password"
            label={account_messages.newPassword}
            helperText={messages.auth.passwordHelp}
            personal={[username]}
          />
        </FieldGrid>
        <ButtonRow>
          <Button type="submit" variant="outlined" disabled={isSubmitting}>
            {isSubmitting ? account_messages.changing : account_messages.changePassword}
          </Button>
        </ButtonRow>
      </Form>
    </SectionCard>
  )
}
