import { type AddEntryRequest, type KeptEntry, shopping_api } from '@larder/contract/calls/shopping-api'
import { action_labels } from '@larder/contract/messages/action-labels'
import { type ShoppingListLine } from '@larder/contract/shopping'
import { shopping_messages as words } from '@larder/contract/messages/shopping/shopping-messages'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/client/call.ts'
import { CallError, failureHint, failureText } from '../../api/client/failure.ts'
import { createAttemptKeys, createRandomKey } from '../../api/client/idempotency.ts'
import { shopping_keys } from '../../api/keys.ts'
import { useTakeBack } from '../../shared/recorded.ts'
import { useToast } from '../../ui/toast/toast.tsx'

/** Why nothing was added, and what to do. */
export function addFailureText(error: unknown): string {
  if (error instanceof CallError && error.status === 404) return words.noEntries
  return [failureText(error, words.addFailed), failureHint(error)].filter(Boolean).join(' ')
}

const isThere = (lines: readonly ShoppingListLine[], { entry_id, item_id }: KeptEntry): boolean =>
  lines.some((line) => (item_id === null ? line.entry_id === entry_id : line.item_id === item_id))

function removeEntry({ entry_id }: KeptEntry): Promise<unknown> {
  const headers = { 'Idempotency-Key': createRandomKey() }
  return call(shopping_api.removeShoppingEntry, { params: { entry_id: String(entry_id) } }, { headers })
}

/** Puts on the list all that somebody typed, once however often it is tried, and offers to take it off. */
export function useAddEntry(lines: readonly ShoppingListLine[], onAdded: () => void) {
  const queryClient = useQueryClient()
  const { showToast } = useToast()
  const takeBack = useTakeBack()
  const [attempts, setAttempts] = useState(() => ({ keyFor: createAttemptKeys() }))
  return useMutation({
    // One after the other: what was added before one fails is not added twice, since each has its key.
    mutationFn: async (bodies: readonly AddEntryRequest[]) => {
      const kept: KeptEntry[] = []
      for (const body of bodies) {
        const headers = { 'Idempotency-Key': attempts.keyFor(body) }
        kept.push((await call(shopping_api.addShoppingEntry, { body }, { headers })).entry)
      }
      return kept
    },
    // What was added before one failed is there.
    onSettled: () => void queryClient.invalidateQueries({ queryKey: shopping_keys.all }),
    onSuccess: (entries, bodies) => {
      setAttempts({ keyFor: createAttemptKeys() })
      onAdded()
      const added = bodies.flatMap(({ text = '' }, index) => {
        const entry = entries[index]
        return entry && !isThere(lines, entry) ? [{ text, entry }] : []
      })
      if (added.length === 0) return showToast(words.alreadyThere(bodies.map(({ text }) => text).join(', ')), 'info')
      const names = words.several(added.map(({ text }) => text))
      const [done, undone] =
        added.length > 1 ? [words.addedSeveral, words.takenOffSeveral] : [words.added, words.takenOff]
      const undo = async (): Promise<void> => {
        for (const { entry } of added) await removeEntry(entry)
      }
      showToast(done(names), 'success', { label: action_labels.undo, onClick: () => takeBack(undo, undone(names)) })
    },
  })
}
