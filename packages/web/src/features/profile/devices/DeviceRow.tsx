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
import { ListRow, ListRowSkeleton, row_button } from '../../../ui/page/list-row.tsx'
import { Quiet } from '../../../ui/page/quiet.tsx'
import { TintedCircle } from '../../../ui/graphics/tinted-circle.tsx'
import { ToneChip } from '../../../ui/graphics/tone-chip.tsx'
import { deviceFacts, deviceKind } from './device-text.ts'

const glyphs = {
  phone: SmartphoneRounded,
  tablet: TabletRounded,
  computer: LaptopRounded,
  unknown: DevicesOtherRounded,
} as const

const picture_px = 44

/** A device before its words are there. */
export const DeviceSkeleton = () => <ListRowSkeleton picture_px={picture_px} />

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
    <ListRow
      picture={
        <TintedCircle tone={device.is_current ? 'primary' : 'default'} size={picture_px}>
          <Glyph />
        </TintedCircle>
      }
      action={
        !device.is_current && (
          <Button aria-describedby={id} disabled={isLeaving} onClick={onLogOut} sx={row_button}>
            {account_messages.logOut}
          </Button>
        )
      }
    >
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 1 }}>
        <Typography id={id} variant="subtitle1" component="h3">
          {device.device ?? account_messages.unknownDevice}
        </Typography>
        {device.is_current && <ToneChip tone="primary" label={account_messages.thisDevice} />}
      </Stack>
      <Quiet>
        <Fact>{use},</Fact> <Fact>{since}</Fact>
      </Quiet>
    </ListRow>
  )
}
