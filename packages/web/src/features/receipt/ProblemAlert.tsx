import AddRounded from '@mui/icons-material/AddRounded'
import { review_messages } from '@larder/contract/messages/review-messages'
import { action_labels } from '@larder/contract/messages/action-labels'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { RaisedAlert } from '../../ui/page/raised-alert.tsx'
import { type Scan } from './use-scan.ts'

/** Why there is no review yet, and what can be done about it. */
export function ProblemAlert({ scan, onAddManually }: { scan: Scan; onAddManually: () => void }) {
  const { problem, process } = scan
  if (problem === null) return null
  const { text, hint, can_retry } = problem
  return (
    <Box sx={{ mt: 2 }}>
      <RaisedAlert cause={problem} text={text} hint={hint}>
        {can_retry && (
          <Button variant="outlined" color="inherit" onClick={process}>
            {action_labels.tryAgain}
          </Button>
        )}
        <Button color="inherit" startIcon={<AddRounded />} onClick={onAddManually}>
          {review_messages.addItemManually}
        </Button>
      </RaisedAlert>
    </Box>
  )
}
