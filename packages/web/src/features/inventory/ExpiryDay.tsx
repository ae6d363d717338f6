import { formatDay } from '@larder/contract/days'
import Box from '@mui/material/Box'
import { ToneChip } from '../../ui/tone-chip.tsx'
import { describeExpiry } from './expiry.ts'
import { useToday } from '../../session/session.tsx'

/** The day something expires, and a chip where that needs attention. */
export function ExpiryDay({ expiry_date }: { expiry_date: string }) {
  const expiry = describeExpiry(expiry_date, useToday())
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}>
      <span>{formatDay(expiry_date)}</span>
      {expiry?.tone === 'expired' && <ToneChip component="span" tone="error" label={expiry.words} />}
      {expiry?.tone === 'soon' && <ToneChip component="span" tone="warning" label={expiry.words} />}
    </Box>
  )
}
