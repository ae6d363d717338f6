import { failureHint, failureText } from '../api/client/failure.ts'
import { RaisedAlert } from '../ui/page/raised-alert.tsx'

interface FormAlertProps {
  /** What the submit threw, or null before and while trying. */
  error: unknown
  fallback: string
  /** What to do about it, where the screen knows. */
  hint?: string | null
}

/** Why a submit failed. */
export function FormAlert({ error, fallback, hint }: FormAlertProps) {
  if (!error) return null
  return <RaisedAlert cause={error} text={failureText(error, fallback)} hint={hint ?? failureHint(error)} />
}
