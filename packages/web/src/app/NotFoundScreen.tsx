import { messages } from '@larder/contract/messages'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { EmptyState } from '../ui/empty-state.tsx'
import { Page } from '../ui/page.tsx'

/** Any address that leads nowhere. */
export function NotFoundScreen() {
  return (
    <Page title={messages.app.notFoundTitle} width="form">
      <EmptyState
        drawing="search"
        text={messages.app.notFoundNote}
        action={
          <Button component={Link} to="/" variant="contained">
            Back to Home
          </Button>
        }
      />
    </Page>
  )
}
