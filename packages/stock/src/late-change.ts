import { text_limits } from '@larder/contract/constants'
import { late_messages } from '@larder/contract/messages/server/late-messages'
import { formatAmount } from '@larder/contract/values/numbers'
import { findLotRefusal } from './lots/lots-of-event.ts'
import { type Move, type Stock, type StockChange } from './stock.ts'

/** What was recorded, and that it was more than what was there; undefined where it was not. */
function describeShortage(
  { kind }: StockChange,
  { quantity, unit_of_measure: unit }: Stock,
  { delta, quantity_after }: Move,
): string | undefined {
  if (delta >= 0) return late_messages.leftNoMore(formatAmount(quantity_after, unit))
  if (quantity_after >= 0) return undefined
  const describe = kind === 'discarded' ? late_messages.discardedMore : late_messages.usedMore
  return describe(formatAmount(-delta, unit), quantity > 0 ? formatAmount(quantity, unit) : null)
}

/** Notes with one more sentence; a person's own give way where both together are too long. */
function addSentence(notes: string | null | undefined, sentence: string): string {
  if (notes === null || notes === undefined) return sentence
  const room = text_limits.notes - sentence.length - 1
  // Half of a character beyond the first plane is none.
  const own = notes.length <= room ? notes : `${notes.slice(0, room - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
  return `${own}\n${sentence}`
}

/** A use or waste that was recorded offline, as far as the stock allows it: no further than to zero, and from whatever lots are there. */
export function fitLateChange<Change extends StockChange>(
  asked: Change,
  stock: Stock,
  found: Move,
): { change: Change; move: Move } {
  const shortage = describeShortage(asked, stock, found)
  const { quantity } = stock
  const left = found.delta >= 0 ? quantity : 0
  const move = shortage === undefined ? found : { delta: left - quantity, quantity_after: left }
  const notes = shortage === undefined ? {} : { notes: addSentence(asked.notes, shortage) }
  const isRefused = findLotRefusal(stock.lots, asked, move.delta) !== undefined
  return { move, change: { ...asked, ...notes, ...(isRefused ? { lot_id: undefined } : {}) } }
}
