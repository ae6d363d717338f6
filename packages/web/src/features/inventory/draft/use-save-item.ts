import { api } from '@larder/contract/calls/api'
import { type CreateItemRequest, type Item, item as itemSchema, type UpdateItemRequest } from '@larder/contract/item'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../api/client/call.ts'
import { CallError } from '../../../api/client/failure.ts'
import { rememberItem } from '../cache.ts'
import { createAttemptKeys } from '../../../api/client/idempotency.ts'
import { inventory_keys } from '../../../api/keys.ts'

/** Creates an item; trying the same form again after a lost answer makes no second one. */
export function useCreateItem() {
  const queryClient = useQueryClient()
  const [keyFor] = useState(createAttemptKeys)
  return useMutation({
    mutationFn: (body: CreateItemRequest) =>
      call(api.createItem, { body }, { headers: { 'Idempotency-Key': keyFor(body) } }),
    onSuccess: ({ item }, body) => {
      if ('item_name' in item) return rememberItem(queryClient, item)
      // A server that says no more than which item it is: it is what was sent, until it is read.
      rememberItem(queryClient, { ...body, ...item })
      void queryClient.invalidateQueries({ queryKey: inventory_keys.item(item.item_id) })
    },
  })
}

/** Saves an edit; a server that does not answer with the item is asked for everything again. */
export function useUpdateItem(item_id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: UpdateItemRequest) => call(api.updateItem, { params: { id: item_id }, body }),
    onSuccess: ({ item }) => {
      if (item) rememberItem(queryClient, item)
      else void queryClient.invalidateQueries({ queryKey: inventory_keys.all })
    },
  })
}

/** True where another person saved the item after this form was opened. */
export function isStaleEdit(error: unknown): error is CallError {
  return error instanceof CallError && error.status === 409
}

/** The item as the other side left it, which a refused edit brings along. */
export function currentItemOf(error: CallError): Item | null {
  const parsed = itemSchema.safeParse((error.body as { item?: unknown } | null)?.item)
  return parsed.success ? parsed.data : null
}
