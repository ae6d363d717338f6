import { join_words as words } from '@larder/contract/messages/people-screen-messages'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { useSession } from '../../session/session.tsx'
import { Page } from '../../ui/page/page.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'

/** An invite that leads nowhere: why, in the words of the server, and a way on. */
export function InviteGone({ text }: { text: string }) {
  const isGuest = useSession().state === 'unauthenticated'
  return (
    <Page title={words.goneTitle} width="narrow">
      <EmptyState
        drawing="search"
        text={text}
        action={
          <Button component={Link} to={isGuest ? '/' : '/inventory'} variant="contained">
            {isGuest ? words.goHome : words.goInventory}
          </Button>
        }
      />
    </Page>
  )
}
