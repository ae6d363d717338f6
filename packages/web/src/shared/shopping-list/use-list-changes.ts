import { type KeptEntry, shopping_api } from '@larder/contract/calls/shopping-api'
import { list_line_messages as words } from '@larder/contract/messages/shopping/list-line-messages'
import { type ShoppingListLine } from '@larder/contract/shopping'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import { call } from '../../api/client/call.ts'
import { failureText } from '../../api/client/failure.ts'
import { shopping_keys } from '../../api/keys.ts'
import { useSession } from '../../session/session.tsx'
import { useToast } from '../../ui/toast/toast.tsx'
import { applyChange, applyEntry, keyOf, type LineChange, type LineRef, type ListLine } from './list-line.ts'
import { createPendingChanges, type PendingByKey, type PendingChanges, readPending } from './pending-changes.ts'
import { type ShoppingListQuery } from './use-shopping-list.ts'
import { clearBought, setAmount, setTick, useTicks } from './ticks.ts'

type ShowToast = ReturnType<typeof useToast>['showToast']

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Writes an entry into every list that is in the cache. An answer under way may be older, so that is asked for again. */
async function writeEntry(queries: QueryClient, line: LineRef, entry: KeptEntry): Promise<void> {
  const isUnderWay = queries.isFetching({ queryKey: shopping_keys.all }) > 0
  if (isUnderWay) await queries.cancelQueries({ queryKey: shopping_keys.all })
  queries.setQueriesData<ShoppingListLine[]>({ queryKey: shopping_keys.all }, (lines) =>
    lines?.map((one) => (keyOf(one) === keyOf(line) ? applyEntry(one, entry) : one)),
  )
  if (isUnderWay) void queries.invalidateQueries({ queryKey: shopping_keys.all })
}

/** Tells the server what is wanted of a line; a line without an entry gets one. */
async function sendChange(
  { entry_id, item_id, ...line }: LineRef,
  change: LineChange,
  key: string,
): Promise<KeptEntry> {
  const headers = { 'Idempotency-Key': key }
  if (entry_id !== undefined) {
    const params = { entry_id: String(entry_id) }
    return (await call(shopping_api.changeShoppingEntry, { params, body: change }, { headers })).entry
  }
  const { is_ticked = line.is_ticked ?? false, quantity } = change
  const body = { item_id: item_id ?? 0, is_ticked, ...(quantity == null ? {} : { quantity }) }
  return (await call(shopping_api.addShoppingEntry, { body }, { headers })).entry
}

// One for each person and cache: what is under way goes on when the screen is left.
const changes_by_client = new WeakMap<QueryClient, Map<string, PendingChanges>>()

function findChanges(queries: QueryClient, username: string, showToast: ShowToast): PendingChanges {
  const by_name = changes_by_client.get(queries) ?? new Map<string, PendingChanges>()
  changes_by_client.set(queries, by_name)
  const found = by_name.get(username)
  if (found !== undefined) return found
  const name = `shoppingChanges:${username}`
  const made = createPendingChanges({
    kept: readPending(readStored(name)),
    keep: (pending) => store(name, Object.keys(pending).length === 0 ? null : JSON.stringify(pending)),
    send: async (line, change, key) => {
      const entry = await sendChange(line, change, key)
      await writeEntry(queries, line, entry)
      return entry
    },
    onRefused: (line, error) => {
      showToast(failureText(error, words.notChanged(line.item_name)), 'error')
      void queries.invalidateQueries({ queryKey: shopping_keys.all })
    },
    onUnreachable: () => showToast(words.sentLater, 'info'),
    pause,
  })
  by_name.set(username, made)
  return made
}

function readStored(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    // Storage can be switched off; the changes then last as long as the page.
    return null
  }
}

function store(name: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(name)
    else localStorage.setItem(name, text)
  } catch {
    // See readStored.
  }
}

const nothing: readonly ShoppingListLine[] = []

/** A shop has bad networks: after so long what is on the screen counts. */
const answer_limit_ms = 4000

/**
 * The list with what is ticked and how much is wanted, and the ways to change that: kept for the household by the server,
 * or on this phone where the server keeps none.
 */
export function useListChanges({ data = nothing, isAnswered, refetch }: ShoppingListQuery) {
  const queryClient = useQueryClient()
  const username = useSession().user?.username ?? ''
  const { showToast } = useToast()
  const changes = useMemo(() => findChanges(queryClient, username, showToast), [queryClient, username, showToast])
  const pending = useSyncExternalStore(changes.subscribe, changes.current)
  const [ticks, changeTicks] = useTicks()
  useEffect(() => {
    // A list that was kept before something was put on it must not take the tick of it away.
    if (data !== nothing && isAnswered) changes.resume(data)
  }, [changes, data, isAnswered])

  const toLines = useCallback(
    (list: readonly ShoppingListLine[], changed: PendingByKey) =>
      list.map((line): ListLine => {
        if (line.is_ticked !== undefined) return applyChange(line, changed[keyOf(line)])
        const item_id = line.item_id ?? 0
        return applyChange(line, {
          is_ticked: ticks.ticked.includes(item_id),
          quantity: ticks.amounts[item_id] ?? null,
        })
      }),
    [ticks],
  )
  const lines = useMemo(() => toLines(data, pending), [toLines, data, pending])
  /** The ticked lines, once the list is there: after a reload the button is, before the ticks are. */
  async function loadTicked(): Promise<ListLine[]> {
    const answer = isAnswered ? null : await Promise.race([refetch({ cancelRefetch: false }), pause(answer_limit_ms)])
    return toLines(answer?.data ?? data, changes.current()).filter(({ is_ticked }) => is_ticked)
  }
  const tick = useCallback(
    (line: ListLine, is_ticked: boolean) => {
      if (line.is_kept) changes.change(line, { is_ticked })
      else changeTicks((now) => setTick(now, line.item_id ?? 0, is_ticked))
    },
    [changes, changeTicks],
  )
  const changeAmount = useCallback(
    (line: ListLine, quantity: number | null) => {
      if (line.is_kept) changes.change(line, { quantity })
      else changeTicks((now) => setAmount(now, line.item_id ?? 0, quantity))
    },
    [changes, changeTicks],
  )
  /** What is bought is neither ticked nor to be bought any more. */
  const forget = useCallback(
    (bought: readonly ListLine[]) => {
      changes.forget(bought.map(({ key }) => key))
      changeTicks((now) =>
        clearBought(
          now,
          bought.flatMap(({ item_id }) => item_id ?? []),
        ),
      )
    },
    [changes, changeTicks],
  )
  return { lines, loadTicked, tick, setAmount: changeAmount, settle: changes.settle, forget }
}
