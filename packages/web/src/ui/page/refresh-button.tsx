import RefreshRounded from '@mui/icons-material/RefreshRounded'
import Button from '@mui/material/Button'
import { keyframes } from '@mui/material/styles'

const rotate = keyframes({ to: { transform: 'rotate(360deg)' } })

/** Asks the server again; the arrow turns while the answer is on its way. */
export function RefreshButton({ busy, onClick }: { busy: boolean; onClick: () => void }) {
  return (
    <Button
      color="inherit"
      variant="outlined"
      aria-busy={busy}
      onClick={onClick}
      startIcon={<RefreshRounded sx={busy ? { animation: `${rotate} 800ms linear infinite` } : {}} />}
    >
      Refresh
    </Button>
  )
}
