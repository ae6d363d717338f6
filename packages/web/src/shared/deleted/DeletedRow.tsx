import { type DeletedItem } from '@larder/contract/calls/deleted-api'
import { deleted_messages } from '@larder/contract/messages/inventory/deleted-messages'
import { daysBetween, todayIn } from '@larder/contract/values/days'
import { formatAmount } from '@larder/contract/values/numbers'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { glyphOf } from '../../ui/graphics/glyphs.ts'
import { LineIcon } from '../../ui/graphics/line-icon.tsx'
import { TintedCircle } from '../../ui/graphics/tinted-circle.tsx'
import { Quiet } from '../../ui/page/quiet.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  minHeight: 72,
  py: 1,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const

const in_days = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })

/** A row before its words are there, as high as one. */
export function DeletedRowSkeleton() {
  return (
    <Box aria-hidden sx={row}>
      <Skeleton variant="circular" width={36} height={36} />
      <Box sx={{ flex: 1 }}>
        <Skeleton width="40%" height={24} />
        <Skeleton width="70%" height={20} />
      </Box>
    </Box>
  )
}

interface DeletedRowProps {
  item: DeletedItem
  today: string
  time_zone: string | undefined
  isReturning: boolean
  onRestore: () => void
}

/** What it was, when it goes, and the way back; the button is told apart from the others by the row's name. */
export function DeletedRow({ item, today, time_zone, isReturning, onRestore }: DeletedRowProps) {
  const id = useId()
  const { path, tone } = glyphOf(item.category)
  const days = daysBetween(today, todayIn(time_zone, new Date(item.deleted_until)))
  return (
    <Box component="li" sx={row}>
      <TintedCircle tone={tone} size={36}>
        <LineIcon path={path} size={20} />
      </TintedCircle>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography id={id} variant="subtitle1" component="h3">
          {item.item_name}
        </Typography>
        <Quiet>{formatAmount(item.quantity, item.unit_of_measure)}</Quiet>
        <Quiet>{deleted_messages.goes(in_days.format(Math.max(days, 0), 'day'))}</Quiet>
      </Box>
      <Button aria-describedby={id} disabled={isReturning} onClick={onRestore} sx={{ flex: 'none', mr: -1, px: 1 }}>
        {deleted_messages.restore}
      </Button>
    </Box>
  )
}
