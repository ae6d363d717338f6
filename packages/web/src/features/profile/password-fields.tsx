import { account_messages } from '@larder/contract/messages/account-messages'
import { CallError } from '../../api/client/failure.ts'

/** Tells a password manager whose password is asked for; it has no name, so that the form has no second username. */
export function UsernameHint({ username }: { username: string }) {
  return <input type="text" autoComplete="username" value={username} readOnly hidden />
}

/** What to say at the password's field, or null where the password was not what was wrong. */
export function passwordComplaint(error: unknown): string | null {
  if (!(error instanceof CallError) || error.status !== 403) return null
  return error.serverMessage ?? account_messages.passwordWrong
}
