import { login_messages } from '@larder/contract/messages/login-messages'
import { CallError } from '../../api/client/failure.ts'

const minute = 60
/** From here on minutes are told: seconds would be more exact than anybody waits. */
const longest_in_seconds = 90

function readSeconds(body: unknown): number | null {
  const seconds =
    typeof body === 'object' && body !== null && 'retry_after_seconds' in body ? body.retry_after_seconds : null
  return typeof seconds === 'number' && seconds > 0 ? Math.ceil(seconds) : null
}

/** Whether a log-in was refused because of wrong passwords before it, whoever gave them. */
export function mustWait(error: unknown): boolean {
  return error instanceof CallError && error.status === 429
}

/** How long to wait where the server tells it, and who can help; null where a log-in failed for another reason. */
export function waitHint(error: unknown): string | null {
  if (!(error instanceof CallError) || !mustWait(error)) return null
  const seconds = readSeconds(error.body)
  if (seconds === null) return login_messages.otherDevice
  const time =
    seconds <= longest_in_seconds
      ? login_messages.seconds(seconds)
      : login_messages.minutes(Math.ceil(seconds / minute))
  return `${login_messages.tryAgainIn(time)} ${login_messages.otherDevice}`
}
