import { messages } from '@larder/contract/messages'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { BackToInventory } from '../back-link.tsx'

/** No such item, or another household's: the same answer. */
export function ItemNotFound() {
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
