import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import { useExpiryDraft, useKeepOnExpiry } from './expiry-draft.ts'

/**
 * Has the form around it survive the end of a session. Of what is stored on the server only the changes are kept, so
 * that nobody else's are overwritten later; a new thing is kept whole. It stands last in the form: what is brought back
 * comes after what the fields set themselves to at first.
 */
export function FormDraft({ is_new = false }: { is_new?: boolean }) {
  const { formState, getValues, setValue } = useFormContext<Record<string, unknown>>()
  const { isDirty, dirtyFields } = formState
  const left = useExpiryDraft()
  useKeepOnExpiry(() => {
    const values = Object.entries(getValues())
    const isKept = ([name]: [string, unknown]) => (is_new || name in dirtyFields) && !name.includes('password')
    return isDirty ? Object.fromEntries(values.filter(isKept)) : null
  })
  useEffect(() => {
    const present = getValues()
    for (const [name, value] of Object.entries(left ?? {})) {
      if (name in present && present[name] !== value) setValue(name, value, { shouldDirty: true })
    }
  }, [left, getValues, setValue])
  return null
}
