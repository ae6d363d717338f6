import { messages } from '@larder/contract/messages'
import { item_messages } from '@larder/contract/messages/inventory/item-messages'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import { Suspense } from 'react'
import { useParams } from 'react-router'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { page_margin } from '../../../ui/measures.ts'
import { Page } from '../../../ui/page/page.tsx'
import { ItemDetail } from './ItemDetail.tsx'
import { LazyItemNotFound } from './lazy-item-not-found.ts'
import { isMissing, useItem } from '../use-items.ts'
import { BackToInventory } from '../back-link.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'

/** The item's page before the item is known, in the measures of the real one. */
function ItemDetailSkeleton() {
  return (
    <Page
      title={item_messages.detailTitle}
      lead={<output>{messages.inventory.loadingItem}</output>}
      width="form"
      is_tight
      actions={<Box sx={{ height: { xs: 52, sm: 44 } }} />}
    >
      <Card aria-hidden sx={{ p: page_margin }}>
        <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
          <Skeleton variant="circular" width={56} height={56} />
          <Skeleton width={120} height={56} />
        </Stack>
        <Skeleton width="50%" margin="16px 0 0" />
        <Skeleton width="35%" />
      </Card>
    </Page>
  )
}

/** One item's page: the item, or why it is not there. */
export function ItemDetailScreen() {
  const { itemId = '' } = useParams()
  const { data: item, error, refetch } = useItem(itemId)
  if (isMissing(error))
    return (
      <Suspense>
        <LazyItemNotFound error={error} />
      </Suspense>
    )
  const failure = error && (
    <Stack sx={{ gap: 2 }}>
      <ErrorState message={messages.inventory.itemLoadFailed} onRetry={() => void refetch()} />
      <BackToInventory variant="outlined" sx={{ alignSelf: 'flex-start' }} />
    </Stack>
  )
  // What this phone keeps stays below the alert; the banner says how old it is.
  if (item) return <ItemDetail item={item} failure={failure} />
  if (!failure) return <ItemDetailSkeleton />
  return (
    <Page title={item_messages.detailTitle} width="form">
      {failure}
    </Page>
  )
}
