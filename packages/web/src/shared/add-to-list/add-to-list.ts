import { type CallOutput } from '@larder/contract/calls/call'
import { shopping_api } from '@larder/contract/calls/shopping-api'
import { messages } from '@larder/contract/messages'
import { action_labels } from '@larder/contract/messages/action-labels'
import { add_to_list_messages as words } from '@larder/contract/messages/shopping/add-to-list-messages'
import { formatQuantity } from '@larder/contract/values/numbers'
import { type QueryClient } from '@tanstack/react-query'
import { call } from '../../api/client/call.ts'
import { CallError, failureHint, failureText } from '../../api/client/failure.ts'
import { createRandomKey } from '../../api/client/idempotency.ts'
import { shopping_keys } from '../../api/keys.ts'
import { type useToast } from '../../ui/toast/toast.tsx'

/** An item or a text to put on the list, under the key that makes a second try the same request. */
interface Wish {
  body: { item_id: number } | { text: string }
  key: string
}

type Added = CallOutput<typeof shopping_api.addShoppingEntry>

interface Tools {
  queryClient: QueryClient
  showToast: ReturnType<typeof useToast>['showToast']
}

export const wishFor = (thing: number | string): Wish => ({
  body: typeof thing === 'number' ? { item_id: thing } : { text: thing },
  key: createRandomKey(),
})

const send = ({ body, key }: Wish): Promise<Added> =>
  call(shopping_api.addShoppingEntry, { body }, { headers: { 'Idempotency-Key': key } })

/** True where the item is gone; any other 404 is of a server that knows no entries. */
function isGone(error: unknown): boolean {
  return isUnknown(error) && error.serverMessage === messages.inventory.notFound
}

function isUnknown(error: unknown): error is CallError {
  return error instanceof CallError && error.status === 404
}

/** Sends one wish after the other; each that is answered leaves `waiting`. */
async function sendAll(waiting: Wish[], added: Added[]): Promise<void> {
  for (let wish = waiting[0]; wish; wish = waiting[0]) {
    try {
      added.push(await send(wish))
    } catch (error) {
      // One that somebody deleted meanwhile keeps no other from the list.
      if (!isGone(error) || (waiting.length === 1 && added.length === 0)) throw error
    }
    waiting.shift()
  }
}

/** What is said of what is on the list now. */
export function describeAdded(added: readonly Pick<Added, 'was_listed'>[]): string {
  const there = added.filter(({ was_listed }) => was_listed).length
  const count = added.length - there
  if (count === 0) return added.length === 1 ? words.alreadyThere : words.allThere
  if (there > 0) return words.addedOthers(formatQuantity(count), formatQuantity(there))
  return count === 1 ? words.added : words.addedSeveral(formatQuantity(count))
}

/** The entries that Undo takes off: an older wish, or one that comes back by itself, is not taken back with this one. */
export function entriesToUndo(added: readonly Added[]): number[] {
  return added
    .filter(({ was_listed, entry }) => !was_listed && entry.repeat_days === null)
    .map(({ entry }) => entry.entry_id)
}

/** Why it failed, in words that say what to do. */
function describeFailure(error: unknown, added: number, count: number): string {
  if (isUnknown(error) && !isGone(error)) return words.notKept
  const so_far = added > 0 && words.stopped(formatQuantity(added), formatQuantity(count))
  return [so_far, failureText(error, words.failed), failureHint(error)].filter(Boolean).join(' ')
}

async function takeOff(entry_ids: readonly number[], { queryClient, showToast }: Tools): Promise<void> {
  try {
    for (const entry_id of entry_ids) {
      const headers = { 'Idempotency-Key': createRandomKey() }
      await call(shopping_api.removeShoppingEntry, { params: { entry_id: String(entry_id) } }, { headers }).catch(
        (error: unknown) => {
          // Somebody else took it off first.
          if (!isUnknown(error)) throw error
        },
      )
    }
    showToast(words.removed)
  } catch (error) {
    showToast(failureText(error, words.undoFailed), 'error')
  }
  void queryClient.invalidateQueries({ queryKey: shopping_keys.all })
}

/** Puts items on the list, one after the other, and says how that went. */
export async function addToList(wishes: readonly Wish[], tools: Tools): Promise<void> {
  const { queryClient, showToast } = tools
  const added: Added[] = []
  const waiting = [...wishes]
  try {
    await sendAll(waiting, added)
    const undo = entriesToUndo(added)
    showToast(describeAdded(added), undo.length > 0 ? 'success' : 'info', [
      ...(undo.length > 0 ? [{ label: action_labels.undo, onClick: () => void takeOff(undo, tools) }] : []),
      { label: words.viewList, to: '/shopping-list' },
    ])
  } catch (error) {
    const again = { label: action_labels.tryAgain, onClick: () => void addToList(waiting, tools) }
    showToast(describeFailure(error, added.length, wishes.length), 'error', isUnknown(error) ? [] : again)
  }
  void queryClient.invalidateQueries({ queryKey: shopping_keys.all })
}
