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

/** Puts on the list what somebody typed, once however often it is tried, and offers to take it off. */
export function useAddEntry(lines: readonly ShoppingListLine[], onAdded: () => void) {
  const queryClient = useQueryClient()
  const { showToast } = useToast()
  const takeBack = useTakeBack()
  const [attempts, setAttempts] = useState(() => ({ keyFor: createAttemptKeys() }))
  return useMutation({
    mutationFn: async (body: AddEntryRequest) => {
      const headers = { 'Idempotency-Key': attempts.keyFor(body) }
      return (await call(shopping_api.addShoppingEntry, { body }, { headers })).entry
    },
    onSuccess: (entry, { text = '' }) => {
      setAttempts({ keyFor: createAttemptKeys() })
      void queryClient.invalidateQueries({ queryKey: shopping_keys.all })
      onAdded()
      if (isThere(lines, entry)) return showToast(words.alreadyThere(text), 'info')
      showToast(words.added(text), 'success', {
        label: action_labels.undo,
        onClick: () => takeBack(() => removeEntry(entry), words.takenOff(text)),
      })
    },
  })
}
