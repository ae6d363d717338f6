import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded'
import EditRounded from '@mui/icons-material/EditRounded'
import { type Item } from '@larder/contract/item'
import { categoryColour } from '@larder/contract/rules'
import { action_labels } from '@larder/contract/messages/action-labels'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { type ReactNode, Suspense, use } from 'react'
import { Link } from 'react-router'
import { useCanWrite } from '../../../session/can-write.ts'
import { Page } from '../../../ui/page/page.tsx'
import { ToneChip } from '../../../ui/graphics/tone-chip.tsx'
import { BackToInventory, useBackToList } from '../back-link.tsx'
import { BatchesSkeleton } from '../lots/BatchesSkeleton.tsx'
import { countLots } from '../lots/count-lots.ts'
import { Batches } from '../lots/lazy-lots.ts'
import { DeleteItem } from './DeleteItem.tsx'
import { ItemFacts } from './ItemFacts.tsx'
import { ItemSlotsContext } from '../slots.ts'

interface ItemDetailProps {
  item: Item
  /** Why it is not as it is by now. */
  failure: ReactNode
}

/** One item with what can be done about it; the panels about its use stand below its facts. */
export function ItemDetail({ item, failure }: ItemDetailProps) {
  const { further } = useBackToList()
  const slots = use(ItemSlotsContext)
  const lot_count = countLots(item)
  const canWrite = useCanWrite()
  const actions = canWrite && (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, my: { xs: 0.5, sm: 0 } }}>
      <DeleteItem item={item} />
      <Button
        component={Link}
        to={`/inventory/edit/${item.item_id}`}
        state={further}
        color="inherit"
        variant="outlined"
        startIcon={<EditRounded />}
      >
        {action_labels.edit}
      </Button>
    </Stack>
  )
  const ending = <BackToInventory startIcon={<ArrowBackRounded />} sx={{ alignSelf: 'flex-start', ml: -2 }} />
  return (
    <Page
      title={item.item_name}
      lead={item.category && <ToneChip tone={categoryColour(item.category)} label={item.category} />}
      width="form"
      actions={actions}
      is_tight
    >
      <Stack sx={{ gap: 2, flex: 1 }}>
        {failure}
        <ItemFacts item={item} />
        {lot_count > 1 && (
          <Suspense fallback={<BatchesSkeleton count={lot_count} />}>
            {item.lots ? <Batches item={item} /> : <BatchesSkeleton count={lot_count} />}
          </Suspense>
        )}
        {slots ? (
          <Suspense>
            <slots.Panels item={item}>{ending}</slots.Panels>
          </Suspense>
        ) : (
          ending
        )}
      </Stack>
    </Page>
  )
}
