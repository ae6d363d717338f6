import { api } from '@larder/contract/calls/api'
import { shopping_api } from '@larder/contract/calls/shopping-api'
import { line_menu_messages as words } from '@larder/contract/messages/shopping/line-menu-messages'
import { shopping_messages } from '@larder/contract/messages/shopping/shopping-messages'
import { call } from '../../../api/client/call.ts'
import { createRandomKey } from '../../../api/client/idempotency.ts'
import { bringBack, isOwnLine } from '../../../shared/shopping-list/bring-back.ts'
import { type ListLine } from '../../../shared/shopping-list/list-line.ts'

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
