import type { ReactNode } from 'react'
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  FormProvider,
  type Resolver,
  useForm,
  type UseFormReturn,
} from 'react-hook-form'
import type * as z from 'zod/mini'
import css from './form.module.css'

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

interface ContractFormOptions<Values extends FieldValues> {
  defaults: Values
  toInput?: (values: Values) => unknown
}

/** A form whose values are judged by a schema of the contract; what is submitted is what the schema made of them. */
export function useContractForm<Values extends FieldValues, Schema extends z.ZodMiniType>(
  schema: Schema,
  { defaults, toInput = (values) => values }: ContractFormOptions<Values>,
): UseFormReturn<Values, unknown, z.output<Schema>> {
  return useForm<Values, unknown, z.output<Schema>>({
    defaultValues: defaults as DefaultValues<Values>,
    resolver: contractResolver<Values, Schema>(schema, toInput),
    // An error stands until its field is edited and is judged again on the next attempt, not on each key.
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: true,
  })
}

interface FormProps<Values extends FieldValues, Output> {
  form: UseFormReturn<Values, unknown, Output>
  onSubmit: (output: Output) => Promise<void> | void
  children: ReactNode
  /** Names the form for assistive technology where a screen has more than one. */
  label?: string
}

/** The `<form>` around the inputs; native validation is off because the contract's sentences are shown instead. */
export function Form<Values extends FieldValues, Output>({
  form,
  onSubmit,
  children,
  label,
}: FormProps<Values, Output>) {
  const submit = form.handleSubmit(onSubmit)
  return (
    <FormProvider {...form}>
      <form className={css.form} noValidate aria-label={label} onSubmit={(event) => void submit(event)}>
        {children}
      </form>
    </FormProvider>
  )
}
