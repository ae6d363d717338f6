import { formatDay } from '@larder/contract/days'
import { messages } from '@larder/contract/messages'
import { formatAmount } from '@larder/contract/numbers'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useSession } from '../../session/session.tsx'
import { dayOf, type HistoryEntry } from './history.ts'

interface HistoryLineProps {
  entry: HistoryEntry
  unit: string | null
  busy: boolean
  onUndo: (event_id: number) => void
}

const quiet = { color: 'text.secondary', overflowWrap: 'anywhere' } as const
const money = { minimumFractionDigits: 2, maximumFractionDigits: 3 }

/** The facts of an entry beside what happened: before and after, or what was paid and where. */
function factsOf(entry: HistoryEntry, unit: string | null): string[] {
  if (entry.kind === 'purchased') {
    const price = entry.price === null ? [] : [messages.history.price(entry.price.toLocaleString('en-US', money))]
    return [...price, ...(entry.source ? [entry.source] : [])]
  }
  const { previous_quantity, new_quantity } = entry
  if (previous_quantity === null || new_quantity === null) return []
  return [messages.history.change(formatAmount(previous_quantity, unit), formatAmount(new_quantity, unit))]
}

/** One thing that happened. */
export function HistoryLine({ entry, unit, busy, onUndo }: HistoryLineProps) {
  const time_zone = useSession().user?.time_zone
  const { event_id, notes } = entry
  const what =
    entry.kind === 'consumed'
      ? messages.history.consumed(formatAmount(entry.consumed_quantity, unit))
      : messages.history.purchased(formatAmount(entry.quantity_added, unit))
  const facts = [formatDay(dayOf(entry.date, time_zone)), ...factsOf(entry, unit)].join(' · ')
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        py: 1.25,
        borderBottom: 1,
        borderColor: 'divider',
        '&:last-of-type': { borderBottom: 0 },
      }}
    >
      <Mark kind={entry.kind} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{what}</Typography>
        <Typography variant="body2" sx={quiet}>
          {facts}
        </Typography>
        {notes && (
          <Typography variant="body2" sx={{ ...quiet, whiteSpace: 'pre-wrap' }}>
            {notes}
          </Typography>
        )}
      </Box>
      {event_id !== undefined && (
        <Button color="inherit" size="small" disabled={busy} onClick={() => onUndo(event_id)} sx={{ minHeight: 44 }}>
          Undo
        </Button>
      )}
    </Box>
  )
}

/** Down for what was used, up for what came in; the words beside it say the same. */
function Mark({ kind }: { kind: HistoryEntry['kind'] }) {
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox="0 0 20 20"
      sx={{
        width: 20,
        flex: 'none',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        color: kind === 'consumed' ? 'text.secondary' : 'success.main',
      }}
    >
      <path d={kind === 'consumed' ? 'M10 4v12m-5-5 5 5 5-5' : 'M10 16V4m-5 5 5-5 5 5'} />
    </Box>
  )
}
