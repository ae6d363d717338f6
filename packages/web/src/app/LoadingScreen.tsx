import { messages } from '@larder/contract/messages'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'

/** What stands in while it is not known yet what to show. */
export function LoadingScreen() {
  return (
    <Box component="output" sx={{ display: 'grid', placeItems: 'center', minHeight: '60vh' }}>
      <Typography sx={{ color: 'text.secondary' }}>{messages.app.loading}</Typography>
    </Box>
  )
}
