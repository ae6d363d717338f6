import { type ItemPrefill } from '@larder/contract/item-form'
import { action_labels } from '@larder/contract/messages/action-labels'
import { barcode_messages } from '@larder/contract/messages/barcode-messages'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { useToday } from '../../session/session.tsx'
import { RaisedAlert } from '../../ui/page/raised-alert.tsx'
import { WaitLine } from '../../ui/states/wait-line.tsx'
import { type Problem } from './outcome.ts'
import { toPrefill } from './prefill.ts'
import { type Waiting } from './use-barcode-page.ts'

/** Leaves the screen without having added anything. */
export function CancelButton({ className }: { className?: string }) {
  return (
    <Button component={Link} to="/inventory" color="inherit" {...(className ? { className } : {})}>
      {action_labels.cancel}
    </Button>
  )
}

/** What the add form is handed. */
export function prefillState(prefill: ItemPrefill): { prefill: ItemPrefill } {
  return { prefill }
}

/** Why there is no result, and the way on: a code that nobody knows can still be named. */
export function ProblemAlert({ problem, onScanAgain }: { problem: Problem | null; onScanAgain?: () => void }) {
  const today = useToday()
  if (problem === null) return null
  const { text, hint, code, is_unknown = false } = problem
  return (
    <Box sx={{ my: 2 }}>
      <RaisedAlert cause={problem} severity={is_unknown ? 'info' : 'error'} text={text} hint={hint}>
        {code !== null && (
          <Button
            component={Link}
            to="/inventory/add"
            state={prefillState(toPrefill(code, null, today))}
            variant="outlined"
            color="inherit"
          >
            {barcode_messages.nameItYourself}
          </Button>
        )}
        {onScanAgain && (
          <Button color="inherit" onClick={onScanAgain}>
            {barcode_messages.scanAgain}
          </Button>
        )}
      </RaisedAlert>
    </Box>
  )
}

/** What is being waited for, or what to do. */
export function WaitingLine({ waiting, idle = '' }: { waiting: Waiting | null; idle?: string }) {
  return <WaitLine text={waiting?.text ?? null} share={waiting?.share ?? null} idle={idle} />
}
