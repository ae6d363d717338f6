import { action_labels } from '@larder/contract/messages/action-labels'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { RaisedAlert } from '../../ui/page/raised-alert.tsx'
import { type Problem } from './outcome.ts'

interface ProblemAlertProps {
  problem: Problem | null
  /** The specification's Try Again: everything begins anew. */
  onTryAgain: () => void
}

/** Why there are no products. */
export function ProblemAlert({ problem, onTryAgain }: ProblemAlertProps) {
  if (problem === null) return null
  return (
    <Box sx={{ my: 2 }}>
      <RaisedAlert cause={problem} text={problem.text} hint={problem.hint}>
        <Button variant="outlined" color="inherit" onClick={onTryAgain}>
          {action_labels.tryAgain}
        </Button>
      </RaisedAlert>
    </Box>
  )
}
