import { action_labels } from '@larder/contract/messages/action-labels'
import { people_messages } from '@larder/contract/messages/people-messages'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { Page } from '../ui/page/page.tsx'
import { EmptyState } from '../ui/states/empty-state.tsx'

/** In place of a screen that changes something, for whoever may only look. */
export function ViewerScreen() {
  const action = (
    <Button component={Link} to="/inventory" variant="contained">
      {action_labels.backToInventory}
    </Button>
  )
  return (
    <Page title={people_messages.viewer.title} width="form">
      <EmptyState text={people_messages.notAllowed.member} action={action} />
    </Page>
  )
}
