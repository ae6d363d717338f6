import { account_api, type DeviceCode } from '@larder/contract/account'
import { device_code } from '@larder/contract/constants'
import { account_messages } from '@larder/contract/messages/account-messages'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../../api/client/call.ts'
import { failureText } from '../../../api/client/failure.ts'
import { ButtonRow } from '../../../ui/page/button-row.tsx'
import { Quiet } from '../../../ui/page/quiet.tsx'
import { useToast } from '../../../ui/toast/toast.tsx'

const lasts_ms = device_code.lasts_minutes * 60_000

/** The code, large and spelt out for whoever hears it: it is carried to another screen by eye or ear. */
function Code({ code }: Pick<DeviceCode, 'code'>) {
  return (
    <>
      <Quiet>{account_messages.newDeviceCode(device_code.lasts_minutes)}</Quiet>
      <Typography
        variant="h2"
        component="p"
        sx={{ mt: 1, fontFamily: 'monospace', letterSpacing: '0.12em', userSelect: 'all' }}
      >
        {code}
      </Typography>
    </>
  )
}

/** Asks for the code by which a new device gets in while somebody guesses at the password; it is gone when it is worthless. */
export function NewDevice() {
  const { showToast } = useToast()
  const { data, mutate, isPending, reset } = useMutation({
    mutationFn: () => call(account_api.approveDevice, {}),
    onError: (error) => showToast(failureText(error, account_messages.newDeviceFailed), 'error'),
  })
  useEffect(() => {
    if (data === undefined) return
    const timer = setTimeout(reset, lasts_ms)
    return () => clearTimeout(timer)
  }, [data, reset])
  return (
    <Box sx={{ mt: 2 }}>
      <Box component="output" sx={{ display: 'block' }}>
        {data ? <Code code={data.code} /> : <Quiet>{account_messages.newDeviceLead}</Quiet>}
      </Box>
      <Box sx={{ mt: 1 }}>
        <ButtonRow>
          <Button variant="outlined" color="inherit" disabled={isPending} onClick={() => mutate()}>
            {account_messages.newDeviceTitle}
          </Button>
        </ButtonRow>
      </Box>
    </Box>
  )
}
