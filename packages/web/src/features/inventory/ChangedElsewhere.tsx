import { messages } from '@larder/contract/messages'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useEffect, useRef } from 'react'
import { type FieldChange } from './rebase.ts'

/** Says that somebody else saved first, what they changed, and what the next save would overwrite. */
export function ChangedElsewhere({ changes }: { changes: readonly FieldChange[] | null }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (changes) box.current?.scrollIntoView({ block: 'nearest' })
  }, [changes])
  if (changes === null) return null
  return (
    <Alert ref={box} severity="warning" sx={{ alignItems: 'flex-start', scrollMarginTop: 88, scrollMarginBottom: 96 }}>
      {messages.inventory.changedElsewhere}
      {changes.length > 0 && (
        <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
          {changes.map(({ field, label, theirs, overwrites }) => (
            <li key={field}>
              {overwrites ? messages.inventory.overwrites(label, theirs) : messages.inventory.takenOver(label, theirs)}
            </li>
          ))}
        </Box>
      )}
    </Alert>
  )
}
