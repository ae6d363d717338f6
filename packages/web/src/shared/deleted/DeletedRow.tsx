import { type DeletedItem } from '@larder/contract/calls/deleted-api'
import { deleted_messages } from '@larder/contract/messages/inventory/deleted-messages'
import { daysBetween, todayIn } from '@larder/contract/values/days'
import { formatAmount } from '@larder/contract/values/numbers'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { glyphOf } from '../../ui/graphics/glyphs.ts'
import { LineIcon } from '../../ui/graphics/line-icon.tsx'
import { TintedCircle } from '../../ui/graphics/tinted-circle.tsx'
import { ListRow, ListRowSkeleton, row_button } from '../../ui/page/list-row.tsx'
import { Quiet } from '../../ui/page/quiet.tsx'

const in_days = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })

const picture_px = 36

/** A row before its words are there. */
export const DeletedRowSkeleton = () => <ListRowSkeleton picture_px={picture_px} />

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
    <ListRow
      picture={
        <TintedCircle tone={tone} size={picture_px}>
          <LineIcon path={path} size={20} />
        </TintedCircle>
      }
      action={
        <Button aria-describedby={id} disabled={isReturning} onClick={onRestore} sx={row_button}>
          {deleted_messages.restore}
        </Button>
      }
    >
      <Typography id={id} variant="subtitle1" component="h3">
        {item.item_name}
      </Typography>
      <Quiet>{formatAmount(item.quantity, item.unit_of_measure)}</Quiet>
      <Quiet>{deleted_messages.goes(in_days.format(Math.max(days, 0), 'day'))}</Quiet>
    </ListRow>
  )
}
