import { messages } from '@larder/contract/messages'
import { session_api } from '@larder/contract/calls/session-api'
import { isOtherEmail, type ProfileRequest } from '@larder/contract/user'
import { useState } from 'react'
import { type UseFormReturn } from 'react-hook-form'
import { call } from '../../api/client/call.ts'
import { useSession } from '../../session/session.tsx'
import { useToast } from '../../ui/toast/toast.tsx'
import { isEmailConflict, isRefused, toUserForm, typedSince, type UserFormValues } from './user-form.ts'

interface SaveUser {
  save: (body: ProfileRequest) => Promise<void>
  error: unknown
  /** The server wants the password before it changes the email. */
  wantsPassword: boolean
}

/** Sends the form; the top bar greets by the new name at once, and a refused email is said at its field. */
export function useSaveUser(form: UseFormReturn<UserFormValues, unknown, ProfileRequest>): SaveUser {
  const { user: known, setUser } = useSession()
  const { showToast } = useToast()
  const [error, setError] = useState<unknown>(null)
  const [wantsPassword, setWantsPassword] = useState(false)

  async function save(body: ProfileRequest): Promise<void> {
    setError(null)
    const sent = form.getValues()
    try {
      const { user } = await call(session_api.updateProfile, { body })
      setUser(user)
      setWantsPassword(false)
      const later = Object.entries(typedSince(sent, form.getValues()))
      form.reset(toUserForm(user))
      for (const [name, text] of later) form.setValue(name as keyof UserFormValues, text, { shouldDirty: true })
      showToast(messages.profile.updated)
    } catch (failure) {
      const complaint = isOtherEmail(known?.email, body.email) && isRefused(failure) ? failure.serverMessage : null
      if (complaint !== null) {
        setWantsPassword(true)
        form.setError('current_password', { message: complaint }, { shouldFocus: true })
      } else if (isEmailConflict(failure))
        form.setError('email', { message: messages.auth.emailInUse }, { shouldFocus: true })
      else setError(failure)
    }
  }
  return { save, error, wantsPassword }
}
