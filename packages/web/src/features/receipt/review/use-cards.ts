import { type Item } from '@larder/contract/item'
import { receipt_messages } from '@larder/contract/messages/receipt-messages'
import { review_messages } from '@larder/contract/messages/review-messages'
import { type ReceiptResults } from '@larder/contract/receipt'
import { action_labels } from '@larder/contract/messages/action-labels'
import { useCallback, useMemo, useState } from 'react'
import { useExpiryDraft, useKeepOnExpiry } from '../../../session/expiry-draft.ts'
import { useToday } from '../../../session/session.tsx'
import { useToast } from '../../../ui/toast/toast.tsx'
import { type Draft, type DraftField, manualDraft, nameOf } from './draft.ts'
import {
  change,
  type Drafts,
  readDrafts,
  withAll,
  withFiled,
  withJoin,
  withMerged,
  withoutPhotos,
  withRead,
  withReturned,
  withSplit,
  withValue,
} from './edits.ts'
import { factsOf, no_facts, type ReceiptFacts } from './facts.ts'
import { useNameEdit } from './use-name-edit.ts'
import { type Photo } from '../use-scan.ts'

/** The cards of a review, and whether they are in view: going back to the photo loses none of them. */
export function useCards() {
  const today = useToday()
  const { showToast } = useToast()
  const left = useExpiryDraft()
  const [noted, setNoted] = useState(no_facts)
  const [drafts, setDrafts] = useState<Drafts>(() => readDrafts(left))
  const [isOpen, setOpen] = useState(drafts.length > 0)
  useKeepOnExpiry(() => (drafts.length > 0 ? withoutPhotos(drafts) : null))
  // What is added by hand belongs to the receipt that was read last.
  const facts = drafts.at(-1)?.receipt ?? noted

  const withName = useNameEdit(isOpen)
  const edits = useMemo(() => {
    const update = (key: string, changed: (draft: Draft) => Partial<Draft>): void =>
      setDrafts((now) => change(now, key, changed))
    return {
      edit: (key: string, name: DraftField, value: string) =>
        update(key, (draft) => (name === 'item_name' ? withName.current(draft, value) : withValue(draft, name, value))),
      toggle: (key: string) => update(key, ({ is_open }) => ({ is_open: !is_open })),
      join: (key: string, is_joined: boolean) => update(key, (draft) => withJoin(draft, is_joined)),
    }
  }, [withName])

  const begin = useCallback(
    (results: ReceiptResults, items: ReadonlyMap<number, Item>, photo: Photo) => {
      setNoted(factsOf(results))
      const read = withRead([], results, items, { photo, today })
      setDrafts((now) => withRead(now, results, items, { photo, today }))
      setOpen(true)
      // As many as there are cards: equal lines are one.
      showToast([receipt_messages.receipt.extracted(read.length), results.message ?? ''].join(' ').trim())
    },
    [today, showToast],
  )

  function remove(draft: Draft): void {
    const index = drafts.indexOf(draft)
    const rest = drafts.filter(({ key }) => key !== draft.key)
    setDrafts(rest)
    if (rest.length === 0) setOpen(false)
    showToast(review_messages.removed(nameOf(draft)), 'info', {
      label: action_labels.undo,
      onClick: () => {
        setDrafts((now) => withReturned(now, draft, index))
        setOpen(true)
      },
    })
  }

  /** Says what was changed, and takes it back where that was not meant. */
  function offerUndo(text: string, undo: (now: Drafts) => Drafts): void {
    showToast(text, 'info', { label: action_labels.undo, onClick: () => setDrafts(undo) })
  }

  return {
    is_open: isOpen,
    /** Those that the cards stand on, each once. */
    receipts: drafts.length === 0 ? [noted] : [...new Set(drafts.map(({ receipt }) => receipt))],
    drafts,
    setDrafts,
    ...edits,
    begin,
    note: (results: ReceiptResults) => setNoted(factsOf(results)),
    /** Shop, day, total and currency as a person says. */
    correct: (correctFacts: (now: ReceiptFacts) => ReceiptFacts, corrected: (now: Drafts) => Drafts) => {
      setNoted(correctFacts)
      setDrafts(corrected)
    },
    remove,
    split: (draft: Draft) => {
      setDrafts((now) => withSplit(now, draft.key))
      offerUndo(review_messages.splitDone(draft.parts.length), (now) => withMerged(now, draft))
    },
    /** The same category or place for all. */
    fileAll: (given: Parameters<typeof withAll>[1]) => {
      const changed = withAll(drafts, given)
      setDrafts(changed)
      const count = changed.filter((draft, index) => draft !== drafts[index]).length
      offerUndo(review_messages.setForAllDone(count), (now) => withFiled(now, drafts))
    },
    /** Also without a card, for a receipt that could not be read. */
    open: () => setOpen(true),
    back: () => setOpen(false),
    /** Adds an empty card and tells which one it is. */
    addManually: () => {
      const draft = manualDraft(facts)
      setDrafts((now) => [...now, draft])
      return draft.key
    },
  }
}

export type Cards = ReturnType<typeof useCards>
