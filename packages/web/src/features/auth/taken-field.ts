import { messages } from '@larder/contract/messages'
import { CallError } from '../../api/client/failure.ts'

/** Which field a conflict is about: the server names it in its sentence, the screen has its own words for it. */
export function takenField(error: unknown): { name: 'username' | 'email'; message: string } | null {
  if (!(error instanceof CallError) || error.status !== 409) return null
  const said = error.serverMessage?.toLowerCase() ?? ''
  if (said.includes('username')) return { name: 'username', message: messages.auth.usernameTaken }
  if (said.includes('email')) return { name: 'email', message: messages.auth.emailInUse }
  return null
}
