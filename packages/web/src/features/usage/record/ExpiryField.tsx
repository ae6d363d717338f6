import { usage_messages } from '@larder/contract/messages/usage/usage-messages'
import Box from '@mui/material/Box'
import { AutoFilledMark } from '../../../ui/form/auto-filled-mark.tsx'
import { TextBox } from '../../../ui/form/text-box.tsx'
import { type ShelfLife, type useExpiry } from './use-expiry.ts'

interface ExpiryFieldProps {
  expiry: ReturnType<typeof useExpiry>
  shelf_life: ShelfLife | null
  className: string
}

/** When what was bought expires; a date that nobody typed says where it comes from. */
export function ExpiryField({ expiry, shelf_life, className }: ExpiryFieldProps) {
  const origin = expiry.is_auto_filled && shelf_life && (
    <Box component="span" sx={{ display: 'flex', columnGap: 1, alignItems: 'flex-start' }}>
      <span style={{ flex: 'none' }}>
        <AutoFilledMark />
      </span>
      {usage_messages.keeps[shelf_life.source](usage_messages.keptFor(shelf_life.days))}
    </Box>
  )
  return (
    <TextBox
      id="purchase-expiry_date"
      {...expiry.field}
      className={className}
      helperText={expiry.complaint ?? (origin || undefined)}
    />
  )
}
