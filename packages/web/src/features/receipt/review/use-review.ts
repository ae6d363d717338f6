import { messages } from '@larder/contract/messages'
import { delays, storage_keys } from '@larder/contract/constants'
import { receipt_messages } from '@larder/contract/messages/receipt-messages'
import { action_labels } from '@larder/contract/messages/action-labels'
import { review_messages } from '@larder/contract/messages/review-messages'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { failureText } from '../../../api/client/failure.ts'
import { invalidateStock, refreshStock } from '../../../api/keys.ts'
import { createSaver, pauseFor, saveInSequence } from '../../../api/save.ts'
import { useAddToList } from '../../../shared/add-to-list/use-add-to-list.ts'
import { useToast } from '../../../ui/toast/toast.tsx'
import { useUnsavedChanges } from '../../../ui/unsaved/unsaved-changes.ts'
import { type Draft, nameOf } from './draft.ts'
import { change, type Drafts, unsavedOf, withoutSaved } from './edits.ts'
import { complaintsByKey, complaintText, isComplete, requestOf } from '../request.ts'
import { useCards } from './use-cards.ts'
import { useRepeated } from './use-repeated.ts'

/** How far Add All is. */
export interface Run {
  current: number
  /** How many have been tried. */
  done: number
  total: number
  /** Everything is saved, and the inventory opens in a moment. */
  is_done: boolean
}

/** What the last Add All could not save. */
export interface Summary {
  failed: number
  saved_names: readonly string[]
}

/** Leaves word for the list: what was saved, and that it must be fetched again. */
function leaveWord(ids: readonly number[]): void {
  try {
    localStorage.setItem(storage_keys.last_saved_items, JSON.stringify([...new Set(ids)]))
    localStorage.setItem(storage_keys.force_inventory_refresh, 'true')
  } catch {
    // Storage can be switched off; the navigation state says the same.
  }
}

/** The cards between the photo and the inventory, and the ways to save them: one by one or all together. */
export function useReview() {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { showToast } = useToast()
  const addToList = useAddToList()
  const { setDrafts, ...cards } = useCards()
  const { drafts } = cards
  const [run, setRun] = useState<Run | null>(null)
  const [summary, setSummary] = useState<Summary | null>(null)
  const [save] = useState(createSaver)
  const saved_ids = useRef<number[]>([])
  const saved_receipts = useRef(new Set<string>())
  const repeated = useRepeated(cards.receipts)
  const stopper = useRef<AbortController | null>(null)
  const { allow } = useUnsavedChanges(drafts.length > 0 && run?.is_done !== true)

  // Two cards may be under way at once: each must know what is left when its answer comes.
  const left = useRef<Drafts>(drafts)
  useLayoutEffect(() => {
    left.current = drafts
  }, [drafts])
  const gone = useRef(new AbortController())
  useEffect(() => {
    const leaving = new AbortController()
    gone.current = leaving
    return () => {
      leaving.abort()
      stopper.current?.abort()
    }
  }, [])

  function toInventory(state: object): void {
    allow()
    void navigate('/inventory', { state })
  }

  function mark({ key }: Draft, state: Draft['state'], failure: string | null = null): void {
    setDrafts((now) => change(now, key, () => ({ state, failure })))
  }

  /** Marks and says what is wrong with cards; true where nothing is. */
  function check(checked: Drafts, missing: string): boolean {
    const wrong = complaintsByKey(checked)
    if (wrong.size === 0) return true
    setDrafts((now) =>
      now.map((draft) => {
        const complaints = wrong.get(draft.key)
        return complaints === undefined ? draft : { ...draft, complaints, is_open: true }
      }),
    )
    showToast(complaintText(wrong, missing), 'error')
    return false
  }

  async function saveCard(draft: Draft): Promise<number> {
    const judged = requestOf(draft)
    if ('complaints' in judged) throw new Error('The card was not checked')
    const item_id = await save(draft.key, judged.request)
    saved_ids.current.push(item_id)
    if (draft.receipt.receipt_id != null) saved_receipts.current.add(draft.receipt.receipt_id)
    invalidateStock(queryClient)
    return item_id
  }

  async function saveOne(draft: Draft): Promise<void> {
    if (!check([draft], receipt_messages.receipt.fillItem)) return
    mark(draft, 'saving')
    let item_id: number
    try {
      item_id = await saveCard(draft)
    } catch (error) {
      return mark(draft, 'open', failureText(error, receipt_messages.receipt.addFailed))
    }
    if (gone.current.signal.aborted) return
    // Not before: what is bought goes off the list. A server with the specification's shapes alone keeps none.
    const more = { label: action_labels.addToList, onClick: () => addToList(item_id) }
    showToast(messages.inventory.itemAdded(nameOf(draft)), 'success', draft.known?.lot_count === undefined ? [] : more)
    left.current = left.current.filter(({ key }) => key !== draft.key)
    setDrafts((now) => withoutSaved(now, ({ key }) => key === draft.key))
    // A line that is named like this one is more of it.
    void refreshStock(queryClient)
    if (left.current.length === 0) toInventory({ refresh: true })
  }

  async function finish(failed: Drafts, saved: Drafts, total: number): Promise<void> {
    if (failed.length > 0) setSummary({ failed: failed.length, saved_names: saved.map(nameOf) })
    // More than the failed ones: it may have been stopped, or a removed card brought back meanwhile.
    const rest = left.current.filter(({ key }) => !saved.some((one) => one.key === key))
    if (rest.length > 0) {
      setRun(null)
      setDrafts(unsavedOf)
      if (failed.length === 0) showToast(review_messages.stopped(saved.length, rest.length), 'info')
      return
    }
    setRun({ current: total, done: total, total, is_done: true })
    await pauseFor(delays.receipt_redirect_ms, gone.current.signal)
    if (gone.current.signal.aborted) return
    leaveWord(saved_ids.current)
    const receiptIds = [...saved_receipts.current]
    const state = { refresh: true, fromReceipt: true, itemCount: saved_ids.current.length }
    toInventory(receiptIds.length === 0 ? state : { ...state, receiptIds })
  }

  function count(): void {
    setRun((now) => now && { ...now, done: now.current })
  }

  async function saveAll(): Promise<void> {
    if (!check(drafts, receipt_messages.receipt.fillAllItems)) return
    const total = drafts.length
    const stop = new AbortController()
    stopper.current = stop
    setSummary(null)
    const [failed, saved]: [Draft[], Draft[]] = [[], []]
    await saveInSequence(drafts, {
      save: async (draft) => void (await saveCard(draft)),
      pause_ms: delays.receipt_item_pause_ms,
      signal: stop.signal,
      onStart: (draft, index) => {
        mark(draft, 'saving')
        setRun({ current: index + 1, done: index, total, is_done: false })
      },
      onSaved: (draft) => {
        saved.push(draft)
        mark(draft, 'saved')
        count()
      },
      onFailed: (draft, error) => {
        failed.push(draft)
        mark(draft, 'open', failureText(error, receipt_messages.receipt.unknownError))
        count()
      },
    })
    if (!gone.current.signal.aborted) await finish(failed, saved, total)
  }

  function failAll(error: unknown): void {
    setRun(null)
    setDrafts(unsavedOf)
    showToast(failureText(error, receipt_messages.receipt.addAllFailed), 'error')
  }

  return {
    ...cards,
    run,
    summary,
    /** True while something is being saved. */
    is_busy: run !== null || drafts.some(({ state }) => state === 'saving'),
    can_save_all: drafts.length > 0 && drafts.every(isComplete),
    begin: (...read: Parameters<typeof cards.begin>) => {
      // Another photo of the same shopping goes on with it.
      if (left.current.length === 0) {
        saved_ids.current = []
        saved_receipts.current.clear()
      }
      setSummary(null)
      cards.begin(...read)
    },
    repeated,
    saveOne: (draft: Draft) => repeated.ask([draft], () => void saveOne(draft)),
    saveAll: () => repeated.ask(drafts, () => void saveAll().catch(failAll)),
    stop: () => stopper.current?.abort(),
  }
}

export type Review = ReturnType<typeof useReview>
