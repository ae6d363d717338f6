import { messages } from '@larder/contract/messages'
import { isOtherEmail, profileRequest, type User } from '@larder/contract/user'
import { profile_messages } from '@larder/contract/messages/profile-messages'
import { field_labels } from '@larder/contract/messages/field-labels'
import { action_labels } from '@larder/contract/messages/action-labels'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Suspense } from 'react'
import { useWatch } from 'react-hook-form'
import { FormDraft } from '../../session/lazy-form-draft.ts'
import { ButtonRow } from '../../ui/page/button-row.tsx'
import { FieldGrid } from '../../ui/form/field-grid.tsx'
import { FormAlert } from '../../shared/form-alert.tsx'
import { Form, useContractForm } from '../../ui/form/form.tsx'
import { lazyOptional } from '../../ui/lazy/lazy-with-preload.tsx'
import { SectionCard } from '../../ui/page/section-card.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { useUnsavedChanges } from '../../ui/unsaved/unsaved-changes.ts'
import { toProfileRequest, toUserForm } from './user-form.ts'
import { useSaveUser } from './use-save-user.ts'

// What cannot be changed looks so.
const fixed = { '& .MuiOutlinedInput-root:has(input[readonly])': { bgcolor: 'action.hover' } } as const

// Nobody waits for it who changes no email.
const EmailPassword = lazyOptional(async () => (await import('./EmailPassword.tsx')).EmailPassword)

/** Email and names of the signed-in person. */
export function UserForm({ user }: { user: User }) {
  const form = useContractForm(profileRequest, { defaults: toUserForm(user), toInput: toProfileRequest })
  const { isDirty, isSubmitting } = form.formState
  const { save, error, wantsPassword } = useSaveUser(form)
  const email = useWatch({ control: form.control, name: 'email' })
  useUnsavedChanges(isDirty)
  return (
    <Box sx={fixed}>
      <SectionCard title={profile_messages.aboutYou} text={messages.profile.lead}>
        <Form form={form} onSubmit={save} label={profile_messages.userForm}>
          <FormAlert error={error} fallback={messages.profile.updateFailedScreen} />
          <FieldGrid>
            <TextInput
              name="username"
              label={field_labels.username}
              autoComplete="username"
              helperText={messages.profile.usernameFixed}
              slotProps={{ htmlInput: { readOnly: true } }}
            />
            <TextInput name="email" label={field_labels.email} type="email" autoComplete="email" />
            {wantsPassword && isOtherEmail(user.email, email) && (
              <Suspense>
                <EmailPassword />
              </Suspense>
            )}
            <TextInput name="first_name" label={field_labels.first_name} autoComplete="given-name" />
            <TextInput name="last_name" label={field_labels.last_name} autoComplete="family-name" />
          </FieldGrid>
          <ButtonRow>
            <Button type="submit" variant="contained" disabled={isSubmitting}>
              {action_labels.saveChanges}
            </Button>
          </ButtonRow>
          <Suspense>
            <FormDraft />
          </Suspense>
        </Form>
      </SectionCard>
    </Box>
  )
}
