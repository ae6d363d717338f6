import { formatDay } from '@larder/contract/values/days'
import { messages } from '@larder/contract/messages'
import { throw_away_messages } from '@larder/contract/messages/inventory/throw-away-messages'
import { formatAmount } from '@larder/contract/values/numbers'
import { action_labels } from '@larder/contract/messages/action-labels'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useSession } from '../../session/session.tsx'
import { LineIcon } from '../../ui/graphics/line-icon.tsx'
import { Quiet } from '../../ui/page/quiet.tsx'
import { amountOf, dayOf, type HistoryEntry, unitOf } from './history.ts'

interface HistoryLineProps {
  entry: HistoryEntry
  /** The one the item has now; an entry may have been recorded in another. */
  item_unit: string | null
  busy: boolean
  onUndo: (event_id: number) => void
}

const money = { minimumFractionDigits: 2, maximumFractionDigits: 3 }

const said = {
  consumed: messages.history.consumed,
  purchased: messages.history.purchased,
  discarded: throw_away_messages.thrownAway,
}

/** A reason in words; one that is not known yet as it comes. */
function reasonOf(reason: string): string {
  const known: Readonly<Record<string, string>> = throw_away_messages.reasons
  return known[reason] ?? reason
}

/** The facts of an entry beside what happened: before and after, what was paid and where, or why it was thrown away. */
function factsOf(entry: HistoryEntry, unit: string | null): string[] {
  if (entry.kind === 'purchased') {
    const price = entry.price === null ? [] : [messages.history.price(entry.price.toLocaleString('en-US', money))]
    return [...price, ...(entry.source ? [entry.source] : [])]
  }
  if (entry.kind === 'discarded') return entry.reason === null ? [] : [reasonOf(entry.reason)]
  const { previous_quantity, new_quantity } = entry
  if (previous_quantity === null || new_quantity === null) return []
  return [messages.history.change(formatAmount(previous_quantity, unit), formatAmount(new_quantity, unit))]
}

/** One thing that happened. */
export function HistoryLine({ entry, item_unit, busy, onUndo }: HistoryLineProps) {
  const unit = unitOf(entry, item_unit)
  const time_zone = useSession().user?.time_zone
  const { event_id, notes } = entry
  const what = said[entry.kind](formatAmount(amountOf(entry), unit))
  const facts = [formatDay(dayOf(entry.date, time_zone)), ...factsOf(entry, unit)].join(' · ')
  return (
    <Box
      component="li"
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
      <Mark kind={entry.kind} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="subtitle1">{what}</Typography>
        <Quiet>{facts}</Quiet>
        {notes && <Quiet sx={{ whiteSpace: 'pre-wrap' }}>{notes}</Quiet>}
      </Box>
      {event_id !== undefined && (
        <Button color="inherit" disabled={busy} onClick={() => onUndo(event_id)} sx={{ mr: -2 }}>
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
} as const

/** Down for what was used, up for what came in, a bin for what was thrown away; the words beside it say the same. */
function Mark({ kind }: { kind: HistoryEntry['kind'] }) {
  const { color, path } = marks[kind]
  return (
    <Box component="span" sx={{ color }}>
      <LineIcon path={path} size={20} />
    </Box>
  )
}
