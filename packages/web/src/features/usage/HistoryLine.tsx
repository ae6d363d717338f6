import { formatDay } from '@larder/contract/values/days'
import { messages } from '@larder/contract/messages'
import { formatAmount } from '@larder/contract/values/numbers'
import { action_labels } from '@larder/contract/messages/action-labels'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useSession } from '../../session/session.tsx'
import { LineIcon } from '../../ui/graphics/line-icon.tsx'
import { Quiet } from '../../ui/page/quiet.tsx'
import { dayOf, type HistoryEntry, unitOf } from './history.ts'

interface HistoryLineProps {
  entry: HistoryEntry
  /** The one the item has now; an entry may have been recorded in another. */
  item_unit: string | null
  busy: boolean
  onUndo: (event_id: number) => void
}

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
export function HistoryLine({ entry, item_unit, busy, onUndo }: HistoryLineProps) {
  const unit = unitOf(entry, item_unit)
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

/** Down for what was used, up for what came in; the words beside it say the same. */
function Mark({ kind }: { kind: HistoryEntry['kind'] }) {
  return (
    <Box component="span" sx={{ color: kind === 'consumed' ? 'text.secondary' : 'success.main' }}>
      <LineIcon path={kind === 'consumed' ? 'M12 5v14m-6-6 6 6 6-6' : 'M12 19V5m-6 6 6-6 6 6'} size={20} />
    </Box>
  )
}
