import { messages } from '@larder/contract/messages'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { Page } from '../../ui/page.tsx'

/** The item's page before the item is known, in the measures of the real one. */
export function ItemDetailSkeleton() {
  return (
    <Page title="Item Details" lead={<output>{messages.inventory.loadingItem}</output>} width="form">
      <Card aria-hidden sx={{ p: { xs: 2, sm: 3 } }}>
        <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
          <Skeleton variant="circular" width={56} height={56} />
          <Skeleton width={120} height={56} />
        </Stack>
        <Skeleton width="50%" sx={{ mt: 2.5 }} />
        <Skeleton width="35%" />
      </Card>
    </Page>
  )
}
