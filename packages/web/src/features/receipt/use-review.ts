import { delays, storage_keys } from '@larder/contract/constants'
import { type Item } from '@larder/contract/item'
import { messages } from '@larder/contract/messages'
import { type ReceiptResults } from '@larder/contract/receipt'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { failureText } from '../../api/failure.ts'
import { distrustStock } from '../../api/keys.ts'
import { useToday } from '../../session/session.tsx'
import { useToast } from '../../ui/toast.tsx'
import { useUnsavedChanges } from '../../ui/unsaved-changes.ts'
import { type Draft, type DraftField, draftsOf, manualDraft, nameOf, no_facts } from './draft.ts'
import { change, type Drafts, unsavedOf, withJoin, withReturned, withValue } from './edits.ts'
import { isComplete, requestOf } from './request.ts'
import { createSaver, pauseFor, saveInTurn } from './save.ts'

/** How far Add All is. */
export interface Run {
  current: number
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
    localStorage.setItem(storage_keys.last_saved_items, JSON.stringify(ids))
    localStorage.setItem(storage_keys.force_inventory_refresh, 'true')
  } catch {
    // Storage can be switched off; the navigation state says the same.
  }
}

/** The cards between the photo and the inventory: edited, removed, added, saved one by one or all together. */
export function useReview() {
  const today = useToday()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { showToast } = useToast()
  const [is_open, setOpen] = useState(false)
  const [facts, setFacts] = useState(no_facts)
  const [drafts, setDrafts] = useState<Drafts>([])
  const [run, setRun] = useState<Run | null>(null)
  const [summary, setSummary] = useState<Summary | null>(null)
  const [save] = useState(createSaver)
  const saved_ids = useRef<number[]>([])
  const stopper = useRef<AbortController | null>(null)
  const gone = useRef(new AbortController())
  const { allow } = useUnsavedChanges(drafts.length > 0 && run?.is_done !== true)
  useEffect(() => {
    const left = new AbortController()
    gone.current = left
    return () => {
      left.abort()
      stopper.current?.abort()
    }
  }, [])

  const actions = useMemo(() => {
    const update = (key: string, changed: (draft: Draft) => Partial<Draft>): void =>
      setDrafts((now) => change(now, key, changed))
    return {
      edit: (key: string, name: DraftField, value: string) => update(key, (draft) => withValue(draft, name, value)),
      join: (key: string, is_joined: boolean) => update(key, (draft) => withJoin(draft, is_joined)),
    }
  }, [])

  const begin = useCallback(
    (results: ReceiptResults, items: ReadonlyMap<number, Item>) => {
      const read = draftsOf(results, items, today)
      saved_ids.current = []
      setFacts(results)
      setDrafts(read)
      setSummary(null)
      setOpen(true)
      showToast(messages.receipt.extracted(read.length))
    },
    [today, showToast],
  )

  const toInventory = (state: object): void => {
    allow()
    void navigate('/inventory', { state })
  }

  const remove = (draft: Draft): void => {
    const index = drafts.indexOf(draft)
    const rest = drafts.filter(({ key }) => key !== draft.key)
    setDrafts(rest)
    if (rest.length === 0) setOpen(false)
    showToast(messages.receipt.removed(nameOf(draft)), 'info', {
      label: 'Undo',
      onClick: () => {
        setDrafts((now) => withReturned(now, draft, index))
        setOpen(true)
      },
    })
  }

  const saveCard = async (draft: Draft): Promise<number> => {
    const judged = requestOf(draft, facts)
    if ('complaints' in judged) throw new Error('The card was not checked')
    const item_id = await save(draft.key, judged.request)
    saved_ids.current.push(item_id)
    distrustStock(queryClient)
    return item_id
  }

  /** Marks what is wrong with cards; true where nothing is. */
  const check = (wanted: Drafts): boolean => {
    const wrong = new Map(
      wanted.flatMap((draft) => {
        const judged = requestOf(draft, facts)
        return 'complaints' in judged ? [[draft.key, judged.complaints] as const] : []
      }),
    )
    setDrafts((now) => now.map((draft) => ({ ...draft, complaints: wrong.get(draft.key) ?? draft.complaints })))
    return wrong.size === 0
  }

  const mark = ({ key }: Draft, state: Draft['state'], failure: string | null = null): void =>
    setDrafts((now) => change(now, key, () => ({ state, failure })))

  const saveOne = async (draft: Draft): Promise<void> => {
    if (!check([draft])) return showToast(messages.receipt.fillItem, 'error')
    mark(draft, 'saving')
    try {
      await saveCard(draft)
    } catch (error) {
      return mark(draft, 'open', failureText(error, messages.receipt.addFailed))
    }
    if (gone.current.signal.aborted) return
    showToast(messages.receipt.itemAdded(nameOf(draft)))
    setDrafts((now) => now.filter(({ key }) => key !== draft.key))
    if (drafts.every(({ key }) => key === draft.key)) toInventory({ refresh: true })
  }

  const finish = async (failed: readonly Draft[], saved: readonly Draft[], total: number): Promise<void> => {
    if (failed.length > 0) setSummary({ failed: failed.length, saved_names: saved.map(nameOf) })
    if (saved.length < total) {
      setRun(null)
      setDrafts(unsavedOf)
      if (failed.length === 0) showToast(messages.receipt.stopped(saved.length, total - saved.length), 'info')
      return
    }
    setRun({ current: total, total, is_done: true })
    await pauseFor(delays.receipt_redirect_ms, gone.current.signal)
    if (gone.current.signal.aborted) return
    leaveWord(saved_ids.current)
    toInventory({ refresh: true, fromReceipt: true, itemCount: saved_ids.current.length })
  }

  const saveAll = async (): Promise<void> => {
    if (!check(drafts)) return showToast(messages.receipt.fillAllItems, 'error')
    const total = drafts.length
    const stop = new AbortController()
    stopper.current = stop
    setSummary(null)
    const [failed, saved]: [Draft[], Draft[]] = [[], []]
    setRun({ current: 1, total, is_done: false })
    await saveInTurn(drafts, {
      save: saveCard,
      pause_ms: delays.receipt_item_pause_ms,
      signal: stop.signal,
      onStart: (draft, index) => {
        mark(draft, 'saving')
        setRun({ current: index + 1, total, is_done: false })
      },
      onSaved: (draft) => {
        saved.push(draft)
        mark(draft, 'saved')
      },
      onFailed: (draft, error) => {
        failed.push(draft)
        mark(draft, 'open', failureText(error, messages.receipt.unknownError))
      },
    })
    if (!gone.current.signal.aborted) await finish(failed, saved, total)
  }

  return {
    is_open,
    facts,
    drafts,
    run,
    summary,
    ...actions,
    begin,
    remove,
    /** True while something is being saved. */
    is_busy: run !== null || drafts.some(({ state }) => state === 'saving'),
    can_save_all: drafts.length > 0 && drafts.every(isComplete),
    /** An empty review, for a receipt that could not be read. */
    open: () => setOpen(true),
    back: () => setOpen(false),
    addManually: () => setDrafts((now) => [...now, manualDraft(facts)]),
    saveOne: (draft: Draft) => void saveOne(draft),
    saveAll: () => void saveAll(),
    stop: () => stopper.current?.abort(),
  }
}

export type Review = ReturnType<typeof useReview>
