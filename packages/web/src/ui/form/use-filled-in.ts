import { useEffect } from 'react'
import { type FieldPathValue, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form'

/** Keeps a field at what is filled in, also when that changes while the form is open; what a person typed stays. */
export function useFilledIn<Values extends FieldValues, Name extends Path<Values>, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  name: Name,
  value: FieldPathValue<Values, Name>,
): { isFilledIn: boolean } {
  const { resetField } = form
  const { isDirty } = form.getFieldState(name, form.formState)
  useEffect(() => {
    if (!isDirty) resetField(name, { defaultValue: value })
  }, [name, value, isDirty, resetField])
  return { isFilledIn: !isDirty }
}
