import { messages } from '@larder/contract/messages'
import { field_labels } from '@larder/contract/messages/field-labels'
import { unit_messages } from '@larder/contract/messages/inventory/units-messages'
import { agreeUnit } from '@larder/contract/values/numbers'
import { factorInto } from '@larder/contract/values/unit-factors'
import { roundQuantity } from '@larder/contract/values/units'
import type { Queries } from '../database/database.ts'
import type { Session } from '../http/authentication.ts'
import { HttpError } from '../http/errors.ts'
import { undoLots } from '@larder/stock/lots/undo-lots'
import { createEntryRepository } from '../shopping-entries/repository.ts'
import { record_kinds } from '../usage-stats/record-kinds.ts'
import { createUsageStatsRepository } from '../usage-stats/repository.ts'
import { readEventTime } from './event-time.ts'
import { recordStockEvent, type Recorded } from './record.ts'
import { createJournalRepository, type FoundEvent } from './repository.ts'

const undoable: ReadonlySet<string> = new Set([
  'purchased',
  'consumed',
  'corrected',
  'discarded',
  'opened',
  'frozen',
  'thawed',
  'moved',
])

/** What one of the unit of an event is in that of the item now; refused where pieces became litres and nobody said how many. */
function factorOf(event: FoundEvent): number {
  const { counted_in, unit_of_measure } = event
  const factor = counted_in === null ? 1 : factorInto(event, counted_in)
  if (factor === null)
    throw new HttpError(409, unit_messages.cannotUndo(agreeUnit(counted_in ?? ''), agreeUnit(unit_of_measure)))
  return factor
}

/** Appends the opposite of an event: what happened later stays, and nothing is ever rewritten. */
export async function undoEvent(
  queries: Queries,
  { household_id, user_id, time_zone }: Pick<Session, 'household_id' | 'user_id' | 'time_zone'>,
  item_id: number,
  event_id: number,
): Promise<Recorded> {
  const repository = createJournalRepository(queries, household_id)
  const event = await repository.lockEvent(item_id, event_id)
  if (event === undefined) throw new HttpError(404, messages.inventory.notFound)
  if (event.kind === null) throw new HttpError(404, messages.history.eventNotFound)
  if (event.is_undone) throw new HttpError(409, messages.history.alreadyUndone)
  if (!undoable.has(event.kind)) throw new HttpError(409, messages.history.cannotUndo)

  const { delta, lot_changes, unit_of_measure } = event
  const factor = factorOf(event)
  const journal = await repository.listLotEvents(item_id, event_id)
  const undone = { delta, lot_changes, is_effective: false, journal, unit_of_measure, factor }
  const recorded = await recordStockEvent(queries, {
    household_id,
    item_id,
    ...readEventTime(undefined, time_zone),
    kind: 'undone',
    user_id,
    delta: roundQuantity(-delta * factor),
    undoes_event_id: event_id,
    moveLots: (stock) => undoLots(stock, { ...undone, quantity_after: stock.quantity_after }),
  })
  if (recorded === 'too_large') throw new HttpError(409, messages.input.tooLarge(field_labels.quantity))
  if (typeof recorded === 'string') throw new HttpError(409, messages.history.undoBelowZero)
  if (record_kinds.has(event.kind))
    await createUsageStatsRepository(queries, household_id).uncountDays([event.occurred_on])
  if (event.kind === 'purchased') await createEntryRepository(queries, household_id).bringBack(item_id, event_id)
  return recorded
}
