import { field_labels } from '@larder/contract/messages/field-labels'
import Button from '@mui/material/Button'
import { type ReactNode, useState } from 'react'
import { type FieldValues, type UseFormReturn } from 'react-hook-form'
import { FormAlert } from '../../shared/form-alert.tsx'
import { Form } from '../../ui/form/form.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'

interface AuthFormProps<Values extends FieldValues, Output> {
  form: UseFormReturn<Values, unknown, Output>
  send: (output: Output) => Promise<void>
  /** Says a failure at the field it is about; false where it is about none. */
  sayAtField?: (error: unknown) => boolean
  /** What to do about a failure, where this screen knows more than that the network is unavailable. */
  hintFor?: (error: unknown) => string | null
  /** What to say where the server gave no reason. */
  fallback: string
  label: string
  busyLabel: string
  /** The fields below the username. */
  children: ReactNode
}

/** Who it is, the screen's own fields, one button, and above them why the last attempt failed. */
export function AuthForm<Values extends FieldValues, Output>({
  form,
  send,
  sayAtField = () => false,
  hintFor = () => null,
  fallback,
  label,
  busyLabel,
  children,
}: AuthFormProps<Values, Output>) {
  const [failure, setFailure] = useState<unknown>(null)
  const busy = form.formState.isSubmitting

  async function submit(output: Output): Promise<void> {
    setFailure(null)
    await send(output).catch((error: unknown) => {
      if (!sayAtField(error)) setFailure(error)
    })
  }

  return (
    <Form form={form} onSubmit={submit}>
      <FormAlert error={failure} fallback={fallback} hint={hintFor(failure)} />
      <TextInput
        name="username"
        label={field_labels.username}
        autoComplete="username"
        slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
      />
      {children}
      <Button type="submit" variant="contained" size="large" disabled={busy}>
        {busy ? busyLabel : label}
      </Button>
    </Form>
  )
}
