import { type Device } from '@larder/contract/account'
import { account_messages } from '@larder/contract/messages/account-messages'
import DevicesOtherRounded from '@mui/icons-material/DevicesOtherRounded'
import LaptopRounded from '@mui/icons-material/LaptopRounded'
import SmartphoneRounded from '@mui/icons-material/SmartphoneRounded'
import TabletRounded from '@mui/icons-material/TabletRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { Quiet } from '../../../ui/page/quiet.tsx'
import { TintedCircle } from '../../../ui/graphics/tinted-circle.tsx'
import { ToneChip } from '../../../ui/graphics/tone-chip.tsx'
import { deviceFacts, deviceKind } from './device-text.ts'
import { Skeleton } from '../../../ui/states/skeleton.tsx'

const glyphs = {
  phone: SmartphoneRounded,
  tablet: TabletRounded,
  computer: LaptopRounded,
  unknown: DevicesOtherRounded,
} as const

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  minHeight: 72,
  py: 1,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const

/** A device before its words are there, as high as one. */
export function DeviceSkeleton() {
  return (
    <Box aria-hidden sx={row}>
      <Skeleton variant="circular" width={44} height={44} />
      <Box sx={{ flex: 1 }}>
        <Skeleton width="40%" height={24} />
        <Skeleton width="70%" height={20} />
      </Box>
    </Box>
  )
}

interface DeviceRowProps {
  device: Device
  /** When the list was asked for. */
  now: Date
  time_zone: string | undefined
  isLeaving: boolean
  onLogOut: () => void
}

/** Words that stay together where there is space for them. */
function Fact({ children }: { children: ReactNode }) {
  return (
    <Box component="span" sx={{ display: 'inline-block' }}>
      {children}
    </Box>
  )
}

/** One log-in; its button is told apart from the others by the row's name. */
export function DeviceRow({ device, now, time_zone, isLeaving, onLogOut }: DeviceRowProps) {
  const id = useId()
  const Glyph = glyphs[deviceKind(device.device)]
  const { use, since } = deviceFacts(device, now, time_zone)
  return (
    <Box component="li" sx={row}>
      <TintedCircle tone={device.is_current ? 'primary' : 'default'} size={44}>
        <Glyph />
      </TintedCircle>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 1 }}>
          <Typography id={id} variant="subtitle1" component="h3">
            {device.device ?? account_messages.unknownDevice}
          </Typography>
          {device.is_current && <ToneChip tone="primary" label={account_messages.thisDevice} />}
        </Stack>
        <Quiet>
          <Fact>{use},</Fact> <Fact>{since}</Fact>
        </Quiet>
      </Box>
      {!device.is_current && (
        <Button aria-describedby={id} disabled={isLeaving} onClick={onLogOut} sx={{ flex: 'none', mr: -1, px: 1 }}>
          {account_messages.logOut}
        </Button>
      )}
    </Box>
  )
}
