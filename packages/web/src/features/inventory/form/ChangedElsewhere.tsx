import { messages } from '@larder/contract/messages'
import Box from '@mui/material/Box'
import { RaisedAlert } from '../../../ui/page/raised-alert.tsx'
import { type FieldChange } from '../draft/rebase.ts'

/** Says that another person saved first, what they changed, and what the next save would overwrite. */
export function ChangedElsewhere({ changes }: { changes: readonly FieldChange[] }) {
  const list = (
    <Box component="ul" sx={{ m: 0, pl: 3 }}>
      {changes.map(({ field, label, theirs, overwrites }) => (
        <li key={field}>
          {overwrites ? messages.inventory.overwrites(label, theirs) : messages.inventory.takenOver(label, theirs)}
        </li>
      ))}
    </Box>
  )
  return (
    <RaisedAlert
      cause={changes}
      severity="warning"
      text={messages.inventory.changedElsewhere}
      hint={changes.length > 0 && list}
    />
  )
}
