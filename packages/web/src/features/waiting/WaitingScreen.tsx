import { offline_messages } from '@larder/contract/messages/offline/offline-messages'
import { Suspense } from 'react'
import { lazyWithPreload } from '../../ui/lazy/lazy-with-preload.tsx'
import { Page } from '../../ui/page/page.tsx'

// With all that it knows of the outbox it would be the largest first load of all screens.
const WaitingList = lazyWithPreload(async () => (await import('./WaitingList.tsx')).WaitingList)

/** Waiting Changes. */
export function WaitingScreen() {
  return (
    <Page title={offline_messages.title} width="form">
      <Suspense>
        <WaitingList />
      </Suspense>
    </Page>
  )
}
