import { messages } from '@larder/contract/messages'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { Page } from '../../ui/page.tsx'

/** The item's page before the item is known. */
export function ItemDetailSkeleton() {
  return (
    <Page title="Item Details" width="form">
      <Typography component="output" sx={{ color: 'text.secondary', display: 'block', mb: 2 }}>
        {messages.inventory.loadingItem}
      </Typography>
      <Card aria-hidden sx={{ p: { xs: 2, sm: 3 } }}>
        <Skeleton width={140} height={56} />
        <Skeleton width="60%" />
        <Skeleton width="40%" sx={{ mt: 3 }} />
        <Skeleton width="50%" />
      </Card>
    </Page>
  )
}
