import { api } from '@larder/contract/calls/api'
import { type AddEntryRequest, shopping_api } from '@larder/contract/calls/shopping-api'
import { line_menu_messages as words } from '@larder/contract/messages/line-menu-messages'
import { shopping_messages } from '@larder/contract/messages/shopping-messages'
import { call } from '../../api/client/call.ts'
import { createRandomKey } from '../../api/client/idempotency.ts'
import { type ListLine } from '../../shared/shopping-list/list-line.ts'
import { isOwnLine } from './describe-line.ts'

/** Something that is done with a line from its menu. */
export interface LineAction {
  readonly label: string
  /** Of several, one of which holds. */
  readonly is_chosen?: boolean
  /** True where the line leaves the list with it. */
  readonly is_leaving: boolean
  readonly run: () => Promise<unknown>
  readonly undo: () => Promise<unknown>
  /** What is said when it is done. */
  readonly done: string
}

const keyed = () => ({ headers: { 'Idempotency-Key': createRandomKey() } })
const params = ({ entry_id }: ListLine) => ({ entry_id: String(entry_id) })

const setNeverSuggested = ({ item_id }: ListLine, is_never_suggested: boolean) =>
  call(api.updateItem, { params: { id: String(item_id) }, body: { is_never_suggested } })

const setRepeat = (line: ListLine, repeat_days: number | null) =>
  call(shopping_api.changeShoppingEntry, { params: params(line), body: { repeat_days } }, keyed())

/** What asks for a line again as it was; a suggestion is not asked for, it only comes back. */
export function requestOf(line: ListLine, quantity: number | null): AddEntryRequest {
  const { item_id, item_name, unit_of_measure, is_ticked, repeat_days } = line
  const amount = quantity === null ? {} : { quantity }
  if (item_id !== null)
    return { item_id, ...amount, ...(isOwnLine(line) ? {} : { is_ticked }), ...(repeat_days ? { repeat_days } : {}) }
  return { text: item_name, ...amount, unit_of_measure, ...(repeat_days ? { repeat_days } : {}) }
}

/** Puts a line back as it was, with its tick. */
export async function bringBack(line: ListLine): Promise<void> {
  const own = line.item_id !== null && line.quantity === line.suggested_quantity ? null : line.quantity
  const { entry } = await call(shopping_api.addShoppingEntry, { body: requestOf(line, own) }, keyed())
  if (entry.is_ticked === line.is_ticked) return
  const change = { params: params({ ...line, ...entry }), body: { is_ticked: line.is_ticked } }
  await call(shopping_api.changeShoppingEntry, change, keyed())
}

function repeatActions(line: ListLine): LineAction[] {
  const before = line.repeat_days ?? null
  const choices = ([7, 14, 30] as const).map((days) => ({ days, label: words.repeat[days] }))
  return [...choices, { days: null, label: words.doNotRepeat }].map(({ days, label }) => ({
    label,
    is_chosen: days === before,
    is_leaving: false,
    run: () => setRepeat(line, days),
    undo: () => setRepeat(line, before),
    done:
      days === null
        ? words.repeatsNoMore(line.item_name)
        : words.repeats(line.item_name, shopping_messages.repeats(days)),
  }))
}

/** What can be done with a line: a suggestion can be put off, what somebody asked for can be taken off or repeated. */
export function actionsOf(line: ListLine): LineAction[] {
  const { item_id, item_name } = line
  const isOwn = isOwnLine(line) && line.entry_id !== undefined
  const isSuggested = item_id !== null && line.reason?.kind !== 'asked'
  const suggestion: LineAction[] = [
    {
      label: words.notThisTime,
      is_leaving: true,
      run: () => call(shopping_api.skipSuggestion, { body: { item_id: item_id ?? 0 } }, keyed()),
      undo: () => bringBack(line),
      done: words.skipped(item_name),
    },
    {
      label: words.neverSuggest,
      is_leaving: !isOwn,
      run: () => setNeverSuggested(line, true),
      undo: () => setNeverSuggested(line, false),
      done: words.neverSuggested(item_name),
    },
  ]
  const removal: LineAction = {
    label: words.remove,
    is_leaving: !isSuggested,
    run: () => call(shopping_api.removeShoppingEntry, { params: params(line) }, keyed()),
    undo: () => bringBack(line),
    done: words.removed(item_name),
  }
  return [
    ...(isSuggested ? suggestion : []),
    ...(isOwn && !isSuggested ? [removal] : []),
    ...(isOwn ? repeatActions(line) : []),
  ]
}
