import { changeHouseholdRequest, type Household, people_api } from '@larder/contract/calls/people-api'
import { action_labels } from '@larder/contract/messages/action-labels'
import { household_words as words } from '@larder/contract/messages/people-screen-messages'
import Button from '@mui/material/Button'
import { useMutation } from '@tanstack/react-query'
import { Suspense, useEffect, useMemo } from 'react'
import { Controller } from 'react-hook-form'
import type * as z from 'zod/mini'
import { call } from '../../api/client/call.ts'
import { FormDraft } from '../../session/lazy-form-draft.ts'
import { useSession } from '../../session/session.tsx'
import { FormAlert } from '../../shared/form-alert.tsx'
import { Form, useContractForm } from '../../ui/form/form.tsx'
import { SelectBox } from '../../ui/form/select-box.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { ButtonRow } from '../../ui/page/button-row.tsx'
import { useToast } from '../../ui/toast/toast.tsx'
import { useUnsavedChanges } from '../../ui/unsaved/unsaved-changes.ts'
import { listTimeZones } from './time-zones.ts'
import { useReloadHousehold } from './use-people.ts'

type ChangeHousehold = z.output<typeof changeHouseholdRequest>
type AboutValues = Pick<Household, 'name' | 'time_zone'>

/** How the household is called and by whose clock its days end. */
export function AboutForm({ household }: { household: Household }) {
  const { name, time_zone } = household
  const form = useContractForm(changeHouseholdRequest, { defaults: { name, time_zone } satisfies AboutValues })
  const { isDirty, isSubmitting } = form.formState
  const { user, setUser } = useSession()
  const { showToast } = useToast()
  const reload = useReloadHousehold()
  const zones = useMemo(() => listTimeZones(time_zone), [time_zone])
  const save = useMutation({
    mutationFn: (body: ChangeHousehold) => call(people_api.changeHousehold, { body }),
    onSuccess: (answer) => {
      const { name: saved_name, time_zone: saved_zone } = answer.household
      form.reset({ name: saved_name, time_zone: saved_zone })
      // Expiry and history count in days of the household: what is shown of them follows at once.
      if (user) setUser({ ...user, time_zone: saved_zone })
      if (answer.message) showToast(answer.message)
      void reload()
    },
  })
  // What another owner changes comes in where nothing is typed.
  useEffect(() => {
    if (!form.formState.isDirty) form.reset({ name, time_zone })
  }, [form, name, time_zone])
  useUnsavedChanges(isDirty)
  return (
    <Form
      form={form}
      label={words.form}
      onSubmit={(body) =>
        save.mutateAsync(body).then(
          () => undefined,
          () => undefined,
        )
      }
    >
      <FormAlert error={save.error} fallback={words.saveFailed} />
      <TextInput name="name" label={words.name} autoComplete="off" />
      <Controller
        name="time_zone"
        control={form.control}
        render={({ field, fieldState }) => (
          <SelectBox
            id="field-time_zone"
            name={field.name}
            label={words.timeZone}
            value={field.value}
            inputRef={field.ref}
            error={fieldState.error !== undefined}
            helperText={fieldState.error?.message ?? words.timeZoneHelp}
            onBlur={field.onBlur}
            onChange={field.onChange}
          >
            {zones.map((zone) => (
              <option key={zone}>{zone}</option>
            ))}
          </SelectBox>
        )}
      />
      <ButtonRow>
        <Button type="submit" variant="contained" disabled={isSubmitting || !isDirty}>
          {action_labels.saveChanges}
        </Button>
      </ButtonRow>
      <Suspense>
        <FormDraft />
      </Suspense>
    </Form>
  )
}
