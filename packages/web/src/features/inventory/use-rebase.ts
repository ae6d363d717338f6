import { type Item } from '@larder/contract/item'
import { type ItemFormValues } from '@larder/contract/item-form'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type UseFormReturn } from 'react-hook-form'
import { type CallError } from '../../api/failure.ts'
import { rememberItem } from './cache.ts'
import { type FieldChange, rebase } from './rebase.ts'
import { itemQuery } from './use-item.ts'
import { currentItemOf } from './use-save-item.ts'

/** The item an edit stands on. It moves when somebody else saves first, so that the next save knows what it overwrites. */
export function useRebase(item: Item) {
  const queryClient = useQueryClient()
  const [base, setBase] = useState(item)
  const [changes, setChanges] = useState<readonly FieldChange[] | null>(null)

  async function onto<Output>(error: CallError, form: UseFormReturn<ItemFormValues, unknown, Output>): Promise<void> {
    const loaded = currentItemOf(error) ?? (await loadCurrent())
    if (loaded === null) return
    const rebased = rebase(form.getValues(), base, loaded)
    for (const { field, overwrites } of rebased.changes) {
      if (!overwrites) form.setValue(field, rebased.values[field])
    }
    rememberItem(queryClient, loaded)
    setBase(loaded)
    setChanges(rebased.changes)
  }
  async function loadCurrent(): Promise<Item | null> {
    return await queryClient.fetchQuery({ ...itemQuery(String(base.item_id)), staleTime: 0 }).catch(() => null)
  }
  return { base, changes, onto, clear: () => setChanges(null) }
}
