import { account_api, deleteAccountRequest } from '@larder/contract/account'
import { account_messages } from '@larder/contract/messages/account-messages'
import { action_labels } from '@larder/contract/messages/action-labels'
import { field_labels } from '@larder/contract/messages/field-labels'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useMutation } from '@tanstack/react-query'
import { FormProvider } from 'react-hook-form'
import { call } from '../../api/client/call.ts'
import { useSession } from '../../session/session.tsx'
import { FormAlert } from '../../shared/form-alert.tsx'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { useContractForm } from '../../ui/form/form.tsx'
import { PasswordInput } from '../../ui/form/password-input.tsx'
import { Quiet } from '../../ui/page/quiet.tsx'
import { useToast } from '../../ui/toast/toast.tsx'
import { passwordComplaint, UsernameHint } from './password-fields.tsx'

const what_goes = [account_messages.deletedItems, account_messages.deletedScans, account_messages.deletedPerson]

interface DeleteAccountDialogProps {
  username: string
  open: boolean
  onClose: () => void
}

/** The second step: says what goes and asks for the password, because an open phone is no proof of who holds it. */
export function DeleteAccountDialog({ username, open, onClose }: DeleteAccountDialogProps) {
  const { end } = useSession()
  const { showToast } = useToast()
  const form = useContractForm(deleteAccountRequest, { defaults: { password: '' } })
  const removal = useMutation({
    mutationFn: (body: { password: string }) => call(account_api.deleteAccount, { body }),
    onSuccess: () => {
      showToast(account_messages.deleted)
      end('/')
    },
    onError: (error) => {
      const message = passwordComplaint(error)
      if (message !== null) form.setError('password', { message }, { shouldFocus: true })
    },
  })
  const submit = form.handleSubmit((body) => removal.mutate(body))
  return (
    <FormProvider {...form}>
      <FormDialog
        title={account_messages.deleteTitle}
        submitLabel={account_messages.deleteTitle}
        busyLabel={action_labels.deleting}
        tone="error"
        open={open}
        state={removal.isSuccess ? 'done' : removal.isPending ? 'submitting' : 'open'}
        onClose={onClose}
        onSubmit={() => void submit()}
      >
        <div>
          <Typography>{account_messages.deleteLead}</Typography>
          <Box component="ul" sx={{ my: 1, pl: 3, '& li': { mb: 0.5 } }}>
            {what_goes.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </Box>
          <Quiet>{account_messages.exportFirst}</Quiet>
        </div>
        <UsernameHint username={username} />
        <PasswordInput name="password" label={field_labels.password} autoComplete="current-password" />
        <FormAlert
          error={passwordComplaint(removal.error) === null && removal.error}
          fallback={account_messages.deleteFailed}
        />
      </FormDialog>
    </FormProvider>
  )
}
