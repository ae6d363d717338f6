import { base_messages } from '@larder/contract/messages/base-messages'
import { keyframes } from '@mui/material/styles'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })

/** What stands in while it is not known yet what to show; a short wait for code is not worth a word, so it comes late. */
export function LoadingScreen({ late = false }: { late?: boolean }) {
  return (
    <Box
      component="output"
      sx={[
        { display: 'grid', placeItems: 'center', minHeight: '60vh' },
        late && { animation: `${appear} 160ms 400ms backwards` },
      ]}
    >
      <Typography sx={{ color: 'text.secondary' }}>{base_messages.app.loading}</Typography>
    </Box>
  )
}
