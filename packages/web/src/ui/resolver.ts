import { type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form'
import type * as z from 'zod/mini'

interface Issue {
  path: readonly PropertyKey[]
  message: string
}

/** The first complaint about each field, as the form wants it; a complaint about the whole goes to `root`. */
export function errorsByField(issues: readonly Issue[]): Record<string, { type: string; message: string }> {
  const errors: Record<string, { type: string; message: string }> = {}
  for (const { path, message } of issues) {
    const name = String(path[0] ?? 'root')
    errors[name] ??= { type: 'contract', message }
  }
  return errors
}

/**
 * Judges a form by the schema the server judges the request by, so that the two cannot disagree. `toInput` turns
 * the texts of the fields into what the schema takes.
 */
export function contractResolver<Values extends FieldValues, Schema extends z.ZodMiniType>(
  schema: Schema,
  toInput: (values: Values) => unknown,
): Resolver<Values, unknown, z.output<Schema>> {
  return (values) => {
    const parsed = schema.safeParse(toInput(values))
    if (parsed.success) return { values: parsed.data, errors: {} }
    return { values: {}, errors: errorsByField(parsed.error.issues) as FieldErrors<Values> }
  }
}
