import { api } from '@larder/contract/api'
import { type CallInput } from '@larder/contract/call'
import { type Item } from '@larder/contract/item'
import { messages } from '@larder/contract/messages'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { call } from '../../api/call.ts'
import { CallError, failureText } from '../../api/failure.ts'
import { createAttemptKeys } from '../../api/idempotency.ts'
import { distrustStock, inventory_keys, refreshStock } from '../../api/keys.ts'
import { useToast } from '../../ui/toast.tsx'

type ConsumeBody = CallInput<typeof api.consume>['body']
type PurchaseBody = CallInput<typeof api.purchase>['body']
interface Recorded {
  success: boolean
  message: string | null
}

/** An answer that says no is a failure like any other, with its own words. */
function insist<Answer extends Recorded>(answer: Answer): Answer {
  if (!answer.success) throw new CallError(200, answer.message, answer)
  return answer
}

function useRecord<Body>(
  { item_id }: Item,
  send: (body: Body, headers: Record<string, string>) => Promise<Recorded & { event_id?: number | undefined }>,
) {
  const queryClient = useQueryClient()
  // The dialog is made anew each time it opens, and with it the keys: a second try after a lost answer counts once.
  const [keyFor] = useState(createAttemptKeys)
  return useMutation({
    mutationFn: async (body: Body) => insist(await send(body, { 'Idempotency-Key': keyFor(body) })),
    onSuccess: () => distrustStock(queryClient),
    // Somebody else may have used it meanwhile: the dialog must know what there is now.
    onError: () => void queryClient.invalidateQueries({ queryKey: inventory_keys.item(item_id), exact: true }),
  })
}

/** Records what was used. */
export function useConsume(item: Item) {
  const params = { id: String(item.item_id) }
  return useRecord(item, (body: ConsumeBody, headers) => call(api.consume, { params, body }, { headers }))
}

/** Records what was bought. */
export function usePurchase(item: Item) {
  const params = { id: String(item.item_id) }
  return useRecord(item, (body: PurchaseBody, headers) => call(api.purchase, { params, body }, { headers }))
}

/** Takes one record back; the server says why where it cannot be. */
export function useUndo(item: Item) {
  const queryClient = useQueryClient()
  const { showToast } = useToast()
  return useMutation({
    mutationFn: async (event_id: number) =>
      insist(await call(api.undoEvent, { params: { id: String(item.item_id), event_id: String(event_id) } })),
    onSuccess: () => showToast(messages.history.undone),
    onError: (error) => showToast(failureText(error, messages.history.undoFailed), 'error'),
    onSettled: () => refreshStock(queryClient),
  })
}

/** What follows a record: every screen looks again, and one press takes it back where the server says which it was. */
export function useRecorded(item: Item): (words: string, event_id: number | undefined) => void {
  const queryClient = useQueryClient()
  const { showToast } = useToast()
  const { mutate: undo } = useUndo(item)
  return useCallback(
    (words, event_id) => {
      void refreshStock(queryClient)
      showToast(words, 'success', event_id === undefined ? undefined : { label: 'Undo', onClick: () => undo(event_id) })
    },
    [queryClient, showToast, undo],
  )
}
