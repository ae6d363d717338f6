import { base_messages } from '@larder/contract/messages/base-messages'
import { shell_messages } from '@larder/contract/messages/shell-messages'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import { Drawing } from '../ui/states/empty-state.tsx'
import { usePageHeading } from '../ui/page/page-heading.ts'

// One file for both: hardly anybody sees either.
export { ViewerScreen } from './ViewerScreen.tsx'

/** Any address that leads nowhere. */
export function NotFoundScreen() {
  const heading = usePageHeading(base_messages.app.notFoundTitle)
  return (
    <Stack sx={{ alignItems: 'center', textAlign: 'center', px: 2, py: 8 }}>
      <Drawing name="search" />
      <Typography ref={heading} tabIndex={-1} variant="h1" sx={{ outline: 'none', mt: 2 }}>
        {base_messages.app.notFoundTitle}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 1, mb: 3 }}>{base_messages.app.notFoundNote}</Typography>
      <Button component={Link} to="/" variant="contained">
        {shell_messages.backToHome}
      </Button>
    </Stack>
  )
}
