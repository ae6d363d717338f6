import {
  item_form_fields,
  type ItemFormField,
  type ItemFormValues,
  type ItemPrefill,
  toItemFormValues,
} from '@larder/contract/item-form'
import { createContext, useCallback, useMemo, useState } from 'react'
import { number_format } from '../../../ui/form/number-format.ts'

/** What of a scan has no field in the form but belongs to the item. */
export interface Unseen {
  image_url?: string
  barcode?: string
}

interface Prefilled {
  values: ItemFormValues
  /** The fields that carry the Auto-filled mark until they are edited. */
  fields: readonly ItemFormField[]
  unseen: Unseen
}

const isFilled = (value: unknown): value is string | number =>
  (typeof value === 'string' && value.trim() !== '') || (typeof value === 'number' && Number.isFinite(value))

/** Reads the navigation state of the add screen; a history entry may be older than this code, so nothing is trusted. */
export function readPrefill(state: unknown): Prefilled {
  const prefill = (state as { prefill?: ItemPrefill } | null)?.prefill
  const given: Readonly<Record<string, unknown>> = typeof prefill === 'object' && prefill !== null ? prefill : {}
  const fields = item_form_fields.filter((name) => isFilled(given[name]))
  const values = toItemFormValues(Object.fromEntries(fields.map((name) => [name, given[name]])), number_format)
  const unseen = Object.fromEntries(
    (['image_url', 'barcode'] as const).flatMap((name) => (isFilled(given[name]) ? [[name, String(given[name])]] : [])),
  )
  return { values, fields, unseen }
}

interface AutoFilled {
  isMarked: (field: ItemFormField) => boolean
  /** A person edited the field: what stands there is theirs now. */
  unmark: (field: ItemFormField) => void
}

/** The same, for whoever fills fields in later. */
interface AutoFilling extends AutoFilled {
  mark: (fields: readonly ItemFormField[]) => void
}

/** Which fields of the form nobody typed. */
export const AutoFilledContext = createContext<AutoFilled>({ isMarked: () => false, unmark: () => undefined })

/** Keeps the marks of one form. */
export function useAutoFilled(fields: readonly ItemFormField[]): AutoFilling {
  const [marked, setMarked] = useState(fields)
  const unmark = useCallback<AutoFilled['unmark']>(
    (field) => setMarked((now) => (now.includes(field) ? now.filter((one) => one !== field) : now)),
    [],
  )
  const mark = useCallback<AutoFilling['mark']>(
    (filled) => setMarked((now) => [...now.filter((one) => !filled.includes(one)), ...filled]),
    [],
  )
  return useMemo(() => ({ isMarked: (field) => marked.includes(field), unmark, mark }), [marked, unmark, mark])
}
