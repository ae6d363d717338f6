import { action_labels } from '@larder/contract/messages/action-labels'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { type ReactNode } from 'react'

interface ErrorStateProps {
  message: string
  onRetry?: () => void
  /** Another way out, such as a link back. */
  action?: ReactNode
}

/** Says that something could not be loaded and offers to try again. */
export function ErrorState({ message, onRetry, action }: ErrorStateProps) {
  const retry = onRetry && (
    <Button color="inherit" sx={{ whiteSpace: 'nowrap' }} onClick={onRetry}>
      {action_labels.tryAgain}
    </Button>
  )
  return (
    <Alert severity="error" action={action ?? retry}>
      {message}
    </Alert>
  )
}
