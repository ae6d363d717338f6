import { account_messages } from '@larder/contract/messages/account-messages'
import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import { PasswordInput } from '../../ui/form/password-input.tsx'
import { type UserFormValues } from './user-form.ts'

/** The password that the server wants before it changes the email; it comes with the complaint that it is missing. */
export function EmailPassword() {
  const { setFocus } = useFormContext<UserFormValues>()
  useEffect(() => setFocus('current_password'), [setFocus])
  return (
    <PasswordInput name="current_password" label={account_messages.currentPassword} autoComplete="current-password" />
  )
}
