import { useEffect } from 'react'
import { type FieldValues, type Path, type PathValue, type UseFormReturn } from 'react-hook-form'
import { useExpiryDraft, useKeepOnExpiry } from './expiry-draft.ts'

/**
 * Has a form survive the end of a session. Of what is stored on the server only the changes are kept, so that nobody
 * else's are overwritten later; a new thing is kept whole.
 */
export function useFormDraft<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  { is_new = false }: { is_new?: boolean } = {},
): void {
  const { isDirty, dirtyFields } = form.formState
  const left = useExpiryDraft()
  useKeepOnExpiry(() => {
    const values = Object.entries(form.getValues())
    return isDirty ? Object.fromEntries(values.filter(([name]) => is_new || name in dirtyFields)) : null
  })
  const { getValues, setValue } = form
  useEffect(() => {
    const present = getValues()
    for (const [name, value] of Object.entries(left ?? {})) {
      if (typeof value !== 'string' || !(name in present) || present[name] === value) continue
      setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true })
    }
  }, [left, getValues, setValue])
}
