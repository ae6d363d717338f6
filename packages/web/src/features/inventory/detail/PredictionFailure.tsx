import { messages } from '@larder/contract/messages'
import { action_labels } from '@larder/contract/messages/action-labels'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'

/** Says once, for all cards, that their predictions are missing: one call answers for the whole household. */
export function PredictionFailure({ onRetry }: { onRetry: () => void }) {
  const retry = (
    <Button color="inherit" size="small" onClick={onRetry}>
      {action_labels.retry}
    </Button>
  )
  return (
    <Alert severity="info" className="screen-only" action={retry} sx={{ py: 0, mb: 2, alignItems: 'center' }}>
      {messages.prediction.failedCompact}
    </Alert>
  )
}
