import { account_messages } from '@larder/contract/messages/account-messages'
import { base_messages } from '@larder/contract/messages/base-messages'
import Box from '@mui/material/Box'
import { useRef } from 'react'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { useFocusAfterLeaving } from '../../../ui/unsaved/focus-after-leaving.ts'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { visuallyHidden } from '../../../ui/visually-hidden.ts'
import { DeviceRow, DeviceSkeleton } from './DeviceRow.tsx'
import { NewDevice } from './NewDevice.tsx'
import { SignOutEverywhere } from './SignOutEverywhere.tsx'
import { useDevices, useLogOutDevice } from './use-devices.ts'

/** Where one is logged in, the ways to end that, and the way to let another device in. */
export function DevicesSection({ time_zone }: { time_zone: string | undefined }) {
  const { data, dataUpdatedAt, isError, refetch } = useDevices()
  const { logOut, leaving } = useLogOutDevice()
  const list = useRef<HTMLUListElement>(null)
  useFocusAfterLeaving(list, data?.length ?? 0)
  return (
    <SectionCard title={account_messages.devices} text={account_messages.devicesLead}>
      {isError && <ErrorState message={account_messages.devicesFailed} onRetry={() => void refetch()} />}
      {!data && !isError && (
        <>
          <output style={visuallyHidden}>{base_messages.app.loading}</output>
          <DeviceSkeleton />
        </>
      )}
      {data && (
        <Box
          component="ul"
          ref={list}
          tabIndex={-1}
          aria-label={account_messages.devices}
          sx={{ m: 0, p: 0, listStyle: 'none', outline: 'none' }}
        >
          {data.map((device) => (
            <DeviceRow
              key={device.session_id}
              device={device}
              now={new Date(dataUpdatedAt)}
              time_zone={time_zone}
              isLeaving={device.session_id === leaving}
              onLogOut={() => logOut(device)}
            />
          ))}
        </Box>
      )}
      <NewDevice />
      <SignOutEverywhere />
    </SectionCard>
  )
}
