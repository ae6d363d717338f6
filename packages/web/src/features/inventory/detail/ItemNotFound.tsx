import { messages } from '@larder/contract/messages'
import { switch_words as words } from '@larder/contract/messages/people-screen-messages'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useLocation } from 'react-router'
import { findHousehold } from '../../../shared/household/find-household.ts'
import { useSwitch } from '../../../shared/household/use-switch.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { BackToInventory } from '../back-link.tsx'

/** An item of another household of the same person: the way there. */
function ItemElsewhere({ household_id, name }: { household_id: number; name: string }) {
  const { pathname } = useLocation()
  const { switchTo, isSwitching } = useSwitch()
  return (
    <Page title={messages.inventory.notFoundTitle}>
      <EmptyState
        drawing="search"
        text={words.itemElsewhere(name)}
        action={
          <Stack sx={{ gap: 1 }}>
            <Button variant="contained" disabled={isSwitching} onClick={() => switchTo(household_id, pathname)}>
              {words.switchTo(name)}
            </Button>
            <BackToInventory variant="text" />
          </Stack>
        }
      />
    </Page>
  )
}

/** No such item, or one of a household that is not mine: the same answer. */
export function ItemNotFound({ error }: { error: unknown }) {
  const household = findHousehold(error)
  if (household !== null) return <ItemElsewhere {...household} />
  return (
    <Page title={messages.inventory.notFoundTitle}>
      <EmptyState
        drawing="search"
        text={messages.inventory.notFound}
        action={<BackToInventory variant="contained" />}
      />
    </Page>
  )
}
