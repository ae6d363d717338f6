import { recognition_messages as words } from '@larder/contract/messages/recognition-messages'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { type Scan } from './scan.ts'

/** What waits for the next photo, and the way back to it. */
export function KeptNote({ kept, onReturn }: { kept: Scan; onReturn: () => void }) {
  return (
    <Alert
      severity="info"
      sx={{ mb: 2 }}
      action={
        <Button color="inherit" size="small" onClick={onReturn} sx={{ whiteSpace: 'nowrap' }}>
          {words.returnToProducts}
        </Button>
      }
    >
      {words.keptProducts(kept.findings.length)}
    </Alert>
  )
}
