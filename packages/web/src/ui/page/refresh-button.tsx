import { action_labels } from '@larder/contract/messages/action-labels'
import RefreshRounded from '@mui/icons-material/RefreshRounded'
import Button from '@mui/material/Button'
import css from './refresh-button.module.css'

interface RefreshButtonProps {
  busy: boolean
  onClick: () => void
  className?: string
}

/** Asks the server again; the arrow turns while the answer is on its way. */
export function RefreshButton({ busy, onClick, className = '' }: RefreshButtonProps) {
  return (
    <Button
      className={className}
      color="inherit"
      variant="outlined"
      aria-busy={busy}
      onClick={onClick}
      startIcon={<RefreshRounded className={busy ? css.busy : ''} />}
    >
      {action_labels.refresh}
    </Button>
  )
}
