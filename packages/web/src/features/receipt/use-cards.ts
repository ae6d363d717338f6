import { type Item } from '@larder/contract/item'
import { messages } from '@larder/contract/messages'
import { type ReceiptResults } from '@larder/contract/receipt'
import { useCallback, useMemo, useState } from 'react'
import { useToday } from '../../session/session.tsx'
import { useToast } from '../../ui/toast.tsx'
import { type Draft, type DraftField, draftsOf, manualDraft, nameOf, no_facts } from './draft.ts'
import { change, type Drafts, withJoin, withReturned, withValue } from './edits.ts'

/** The cards of a review, and whether they are in view: going back to the photo loses none of them. */
export function useCards() {
  const today = useToday()
  const { showToast } = useToast()
  const [is_open, setOpen] = useState(false)
  const [facts, setFacts] = useState(no_facts)
  const [drafts, setDrafts] = useState<Drafts>([])

  const edits = useMemo(() => {
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
      setFacts(results)
      setDrafts(read)
      setOpen(true)
      showToast([messages.receipt.extracted(read.length), results.message ?? ''].join(' ').trim())
    },
    [today, showToast],
  )

  function remove(draft: Draft): void {
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

  return {
    is_open,
    facts,
    drafts,
    setDrafts,
    ...edits,
    begin,
    remove,
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
