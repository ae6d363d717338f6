import { messages } from '@larder/contract/messages'
import AutoAwesomeRounded from '@mui/icons-material/AutoAwesomeRounded'
import Box from '@mui/material/Box'

/** Marks a prefilled value, to be checked before saving. */
export function AutoFilledMark() {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, color: 'secondary.main' }}>
      <AutoAwesomeRounded aria-hidden sx={{ fontSize: 14 }} />
      {messages.inventory.autoFilled}
    </Box>
  )
}
