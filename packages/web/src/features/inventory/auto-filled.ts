import { type ItemFormField } from '@larder/contract/item-form'
import { createContext, useCallback, useMemo, useState } from 'react'

export interface AutoFilled {
  isMarked: (field: ItemFormField) => boolean
  /** A person edited the field: what stands there is theirs now. */
  unmark: (field: ItemFormField) => void
}

/** Which fields of the form a scan filled in. */
export const AutoFilledContext = createContext<AutoFilled>({ isMarked: () => false, unmark: () => undefined })

/** Keeps the marks of one form; they only ever get fewer. */
export function useAutoFilled(fields: readonly ItemFormField[]): AutoFilled {
  const [marked, setMarked] = useState(fields)
  const unmark = useCallback<AutoFilled['unmark']>(
    (field) => setMarked((now) => (now.includes(field) ? now.filter((one) => one !== field) : now)),
    [],
  )
  return useMemo(() => ({ isMarked: (field) => marked.includes(field), unmark }), [marked, unmark])
}
