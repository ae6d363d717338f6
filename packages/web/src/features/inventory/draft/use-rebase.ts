import { type Item } from '@larder/contract/item'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type UseFormReturn } from 'react-hook-form'
import { type CallError } from '../../../api/client/failure.ts'
import { rememberItem } from '../cache.ts'
import { itemQuery } from '../use-items.ts'
import { type FieldChange } from './rebase.ts'
import { type EditValues } from './unit-change.ts'
import { currentItemOf } from './use-save-item.ts'

// Few edits meet another one: what follows from it comes then, and without it the refusal itself is said.
const loadRebase = () => import('./rebase.ts').catch(() => null)

/** The base of an edit; it moves when another person saves first, so that the next save knows what it overwrites. */
export function useRebase(item: Item) {
  const queryClient = useQueryClient()
  const [base, setBase] = useState(item)
  const [changes, setChanges] = useState<readonly FieldChange[] | null>(null)

  async function onto<Output>(error: CallError, form: UseFormReturn<EditValues, unknown, Output>): Promise<void> {
    const loaded = currentItemOf(error) ?? (await loadCurrent())
    if (loaded === null) return
    const part = await loadRebase()
    if (part === null) return
    const rebased = part.rebase(form.getValues(), base, loaded)
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
