import { messages } from '@larder/contract/messages'
import Stack from '@mui/material/Stack'
import { useParams } from 'react-router'
import { ErrorState } from '../../ui/error-state.tsx'
import { Page } from '../../ui/page.tsx'
import { BackToInventory } from './BackToInventory.tsx'
import { ItemDetail } from './ItemDetail.tsx'
import { ItemDetailSkeleton } from './ItemDetailSkeleton.tsx'
import { ItemNotFound } from './ItemNotFound.tsx'
import { isMissing, useItem } from './use-item.ts'

/** One item's page: the item, or why it is not there. */
export function ItemDetailScreen() {
  const { itemId = '' } = useParams()
  const { data: item, error, refetch } = useItem(itemId)
  if (isMissing(error)) return <ItemNotFound />
  if (item) return <ItemDetail item={item} />
  if (!error) return <ItemDetailSkeleton />
  return (
    <Page title="Item Details" width="form">
      <Stack sx={{ gap: 3 }}>
        <ErrorState message={messages.inventory.itemLoadFailed} onRetry={() => void refetch()} />
        <BackToInventory variant="outlined" sx={{ alignSelf: 'flex-start' }} />
      </Stack>
    </Page>
  )
}
