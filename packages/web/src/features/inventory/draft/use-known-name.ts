import { type Item } from '@larder/contract/item'
import { type ItemFormField, type ItemFormValues } from '@larder/contract/item-form'
import { useQuery } from '@tanstack/react-query'
import { createContext, useRef, useState } from 'react'
import { type UseFormReturn } from 'react-hook-form'
import { items_query } from '../../../api/keys.ts'
import { fillFrom, findKnown, type KnownFields } from './known-item.ts'
import { type useAutoFilled } from './prefill.ts'

interface KnownName {
  /** Called with the final name: on blur, or when a known one is picked. */
  commitName: (item_name: string) => void
  /** The category of the known item of that name. */
  category: string | null
}

/** What a name brings along; an edit of an item brings nothing. */
export const KnownNameContext = createContext<KnownName>({ commitName: () => undefined, category: null })

const none: readonly Item[] = []

/** The household's items, for suggestions; the form does not wait for them, and they are fetched once. */
export function useKnownItems(): readonly Item[] {
  return useQuery({ ...items_query, staleTime: Infinity }).data ?? none
}

const namesOf = (fields: KnownFields) => Object.keys(fields) as ItemFormField[]

type Filled = Pick<ReturnType<typeof useAutoFilled>, 'isMarked' | 'mark'>

/** A name that the household knows fills the fields that are empty, or that another known name has filled before. */
export function useKnownName(
  form: Pick<UseFormReturn<ItemFormValues>, 'getValues' | 'setValue' | 'clearErrors'>,
  marks: Filled,
) {
  const items = useKnownItems()
  const filled = useRef<KnownFields>({})
  const [known, setKnown] = useState<Item | null>(null)

  function commitName(item_name: string): void {
    const found = findKnown(items, item_name)
    if (found === undefined || found === known) return
    const isOurs = (field: ItemFormField): boolean =>
      marks.isMarked(field) && form.getValues(field) === filled.current[field]
    const brought = fillFrom(found, (field) => form.getValues(field).trim() === '' || isOurs(field))
    const left = namesOf(filled.current).filter(isOurs)
    for (const field of new Set([...left, ...namesOf(brought)])) {
      form.setValue(field, brought[field] ?? '', { shouldDirty: true })
      form.clearErrors(field)
    }
    filled.current = brought
    marks.mark(namesOf(brought))
    setKnown(found)
  }
  return { commitName, category: known?.category ?? null }
}
