import { errorResponse } from '@larder/contract/calls/call'
import { scan_messages } from '@larder/contract/messages/scan-messages'
import { CallError, failureHint, failureText } from '../../api/client/failure.ts'

/** Why there are no products on the screen. */
export interface Problem {
  text: string
  hint: string | null
}

/** A file that cannot be sent, or a picture that could not be taken. */
export function complaint(text: string): Problem {
  return { text, hint: null }
}

/** An answer without products; what the server advises stands below. */
export function nothingFound(recommendations: readonly string[]): Problem {
  return { text: scan_messages.recognition.nothingFound, hint: recommendations.join(' ') || null }
}

/** A call that failed, or an answer that is none: the server's words, else the specification's for each. */
export function problemOf(error: unknown): Problem {
  if (error instanceof CallError && error.status >= 200 && error.status < 300) {
    const said = errorResponse.safeParse(error.body)
    return complaint((said.success && said.data.message) || scan_messages.recognition.notRecognized)
  }
  return { text: failureText(error, scan_messages.recognition.imageFailed), hint: failureHint(error) }
}
