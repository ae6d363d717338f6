import { createHouseholdRequest } from '@larder/contract/calls/people-api'
import { household_words as words } from '@larder/contract/messages/people-screen-messages'
import { FormProvider } from 'react-hook-form'
import { FormAlert } from '../../shared/form-alert.tsx'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { useContractForm } from '../../ui/form/form.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { useCreateHousehold } from './use-people.ts'

/** Asks for a name; the app goes on in the new household. */
export function NewHouseholdDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const form = useContractForm(createHouseholdRequest, { defaults: { name: '' } })
  const create = useCreateHousehold()
  const submit = form.handleSubmit(({ name }) => create.mutate(name))
  return (
    <FormProvider {...form}>
      <FormDialog
        title={words.newTitle}
        submitLabel={words.create}
        busyLabel={words.creating}
        open={open}
        state={create.isSuccess ? 'done' : create.isPending ? 'submitting' : 'open'}
        onClose={onClose}
        onSubmit={() => void submit()}
      >
        <TextInput id="new-household-name" name="name" label={words.newName} autoComplete="off" />
        <FormAlert error={create.error} fallback={words.createFailed} />
      </FormDialog>
    </FormProvider>
  )
}
