import { api } from '@larder/contract/calls/api'
import { quick_add_messages } from '@larder/contract/messages/inventory/quick-add-messages'
import { action_labels } from '@larder/contract/messages/action-labels'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/client/call.ts'
import { createAttemptKeys } from '../../api/client/idempotency.ts'
import { refreshStock } from '../../api/keys.ts'
import { sendPurchase, undoRecord } from '../../api/record.ts'
import { useTakeBack } from '../../shared/recorded.ts'
import { useToast } from '../../ui/toast/toast.tsx'
import { type QuickPlan } from './plan.ts'

/** Does what a plan says and tells how to take it back, where the server said what it was. */
async function carryOut({ request }: QuickPlan, key: string): Promise<(() => Promise<unknown>) | undefined> {
  const headers = { 'Idempotency-Key': key }
  if (request.kind === 'create') {
    const { item } = await call(api.createItem, { body: request.body }, { headers })
    return () => call(api.deleteItem, { params: { id: String(item.item_id) } })
  }
  const { item_id, body } = request
  const { event_id } = await sendPurchase({ item_id }, body, headers)
  return event_id === undefined ? undefined : () => undoRecord({ item_id }, event_id)
}

/** Adds what a line says, once however often it is tried, and offers to take it back. */
export function useQuickAdd(onAdded: () => void) {
  const queryClient = useQueryClient()
  const { showToast } = useToast()
  const takeBack = useTakeBack()
  const [attempts, setAttempts] = useState(() => ({ keyFor: createAttemptKeys() }))

  return useMutation({
    mutationFn: (plan: QuickPlan) => carryOut(plan, attempts.keyFor(plan.request)),
    onSuccess: (undo, { amount, item_name }) => {
      setAttempts({ keyFor: createAttemptKeys() })
      const action = undo && { label: action_labels.undo, onClick: () => takeBack(undo, quick_add_messages.undone) }
      showToast(quick_add_messages.added(amount, item_name), 'success', action)
      void refreshStock(queryClient)
      onAdded()
    },
  })
}
