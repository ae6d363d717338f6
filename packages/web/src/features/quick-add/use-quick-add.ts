import { api } from '@larder/contract/calls/api'
import { quick_add_messages } from '@larder/contract/messages/inventory/quick-add-messages'
import { messages } from '@larder/contract/messages'
import { throw_away_messages } from '@larder/contract/messages/inventory/throw-away-messages'
import { action_labels } from '@larder/contract/messages/action-labels'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/client/call.ts'
import { createAttemptKeys } from '../../api/client/idempotency.ts'
import { refreshStock } from '../../api/keys.ts'
import { sendDiscard } from '../../api/lots.ts'
import { sendConsume, sendPurchase, undoRecord } from '../../api/record.ts'
import { type StockLeft, useListOffer } from '../../shared/add-to-list/use-list-offer.ts'
import { useTakeBack } from '../../shared/recorded.ts'
import { useToast } from '../../ui/toast/toast.tsx'
import { type QuickPlan, type QuickRequest } from './quick-plan.ts'

/** How to take back what was done, where the server said what it was, and the item as it is now. */
interface CarriedOut {
  readonly undo?: (() => Promise<unknown>) | undefined
  readonly item_now?: StockLeft
}

const said = {
  create: quick_add_messages.added,
  purchase: quick_add_messages.added,
  consume: messages.consumption.used,
  discard: throw_away_messages.done,
}

function send(request: Exclude<QuickRequest, { kind: 'create' }>, headers: Record<string, string>) {
  switch (request.kind) {
    case 'purchase':
      return sendPurchase(request, request.body, headers)
    case 'consume':
      return sendConsume(request, request.body, headers)
    case 'discard':
      return sendDiscard(request, request.body, headers)
  }
}

/** Does what a plan says. */
async function carryOut({ request }: QuickPlan, key: string): Promise<CarriedOut> {
  const headers = { 'Idempotency-Key': key }
  if (request.kind === 'create') {
    const { item } = await call(api.createItem, { body: request.body }, { headers })
    return { undo: () => call(api.deleteItem, { params: { id: String(item.item_id) } }) }
  }
  const { event_id, item: item_now } = await send(request, headers)
  const undo = event_id === undefined ? undefined : () => undoRecord(request, event_id)
  return { undo, item_now: request.kind === 'purchase' ? undefined : item_now }
}

/** Does what a line says, once however often it is tried, and offers to take it back. */
export function useQuickAdd(onAdded: () => void) {
  const queryClient = useQueryClient()
  const { showToast } = useToast()
  const takeBack = useTakeBack()
  const offerList = useListOffer()
  const [attempts, setAttempts] = useState(() => ({ keyFor: createAttemptKeys() }))

  return useMutation({
    mutationFn: (plan: QuickPlan) => carryOut(plan, attempts.keyFor(plan.request)),
    onSuccess: ({ undo, item_now }, { amount, item_name, request }) => {
      setAttempts({ keyFor: createAttemptKeys() })
      const takes_back = undo && { label: action_labels.undo, onClick: () => takeBack(undo, quick_add_messages.undone) }
      const actions = [...(takes_back ? [takes_back] : []), ...offerList(item_now)]
      showToast(said[request.kind](amount, item_name), 'success', actions)
      void refreshStock(queryClient)
      onAdded()
    },
  })
}
