import { account_api } from '@larder/contract/account'
import { account_messages } from '@larder/contract/messages/account-messages'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../api/client/call.ts'
import { failureText } from '../../../api/client/failure.ts'
import { askBeforeLogout, useSession } from '../../../session/session.tsx'
import { ButtonRow } from '../../../ui/page/button-row.tsx'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { useToast } from '../../../ui/toast/toast.tsx'

/** Ends every session at once, for a lost phone or a borrowed computer; asks, because this device goes too. */
export function SignOutEverywhere() {
  const { end } = useSession()
  const { showToast } = useToast()
  const [asking, setAsking] = useState(false)
  const leave = useMutation({
    mutationFn: () => call(account_api.logoutEverywhere, {}),
    onSuccess: () => {
      showToast(account_messages.signedOutEverywhere)
      end('/login')
    },
  })
  return (
    <Box sx={{ mt: 2 }}>
      <ButtonRow>
        <Button
          variant="outlined"
          color="inherit"
          onClick={() =>
            askBeforeLogout(() => {
              leave.reset()
              setAsking(true)
            })
          }
        >
          {account_messages.everywhereTitle}
        </Button>
      </ButtonRow>
      <ConfirmDialog
        open={asking}
        title={account_messages.everywhereTitle}
        text={account_messages.confirmEverywhere}
        confirmLabel={leave.isPending ? account_messages.loggingOut : account_messages.everywhereTitle}
        busy={leave.isPending || leave.isSuccess}
        failure={leave.isError ? failureText(leave.error, account_messages.everywhereFailed) : null}
        onConfirm={() => leave.mutate()}
        onCancel={() => setAsking(false)}
      />
    </Box>
  )
}
