import { formatDay } from '@larder/contract/values/days'
import { action_labels } from '@larder/contract/messages/action-labels'
import { usage_messages } from '@larder/contract/messages/usage/usage-messages'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useSession } from '../../session/session.tsx'
import { LineIcon } from '../../ui/graphics/line-icon.tsx'
import { Quiet } from '../../ui/page/quiet.tsx'
import { describeEntry, factsOf, nameEntry } from './history-words.ts'
import { dayOf, type HistoryEntry, isAboutLot, unitOf } from './history.ts'

interface HistoryLineProps {
  entry: HistoryEntry
  /** The one the item has now; an entry may have been recorded in another. */
  item_unit: string | null
  busy: boolean
  /** Null for whoever may only look. */
  onUndo: ((event_id: number) => void) | null
}

/** One thing that happened. */
export function HistoryLine({ entry, item_unit, busy, onUndo }: HistoryLineProps) {
  const unit = unitOf(entry, item_unit)
  const time_zone = useSession().user?.time_zone
  const { event_id, notes } = entry
  const day = formatDay(dayOf(entry.date, time_zone))
  const facts = [day, ...factsOf(entry, unit)].join(' · ')
  return (
    <Box
      component="li"
      data-event={event_id}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
        '&:last-of-type': { borderBottom: 0 },
      }}
    >
      <Mark entry={entry} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="subtitle1">{describeEntry(entry, unit)}</Typography>
        <Quiet>{facts}</Quiet>
        {notes && <Quiet sx={{ whiteSpace: 'pre-wrap' }}>{notes}</Quiet>}
      </Box>
      {event_id !== undefined && onUndo && (
        <Button
          color="inherit"
          aria-label={usage_messages.undoLabel(nameEntry(entry, unit), day)}
          disabled={busy}
          onClick={() => onUndo(event_id)}
          sx={{ mr: -2 }}
        >
          {action_labels.undo}
        </Button>
      )}
    </Box>
  )
}

const marks = {
  consumed: { color: 'text.secondary', path: 'M12 5v14m-6-6 6 6 6-6' },
  purchased: { color: 'success.main', path: 'M12 19V5m-6 6 6-6 6 6' },
  discarded: { color: 'warning.main', path: 'M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13' },
  lot: { color: 'text.secondary', path: 'M4 8h16v12H4zM8 8V4h8v4' },
} as const

/** Down for what was used, up for what came in, a bin for what was thrown away, a box for a batch; the words beside it say the same. */
function Mark({ entry }: { entry: HistoryEntry }) {
  const { color, path } = marks[isAboutLot(entry) ? 'lot' : entry.kind]
  return (
    <Box component="span" sx={{ color }}>
      <LineIcon path={path} size={20} />
    </Box>
  )
}
