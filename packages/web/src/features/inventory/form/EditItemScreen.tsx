import { messages } from '@larder/contract/messages'
import { item_messages } from '@larder/contract/messages/inventory/item-messages'
import Stack from '@mui/material/Stack'
import { Suspense } from 'react'
import { useParams } from 'react-router'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { FieldGrid } from '../../../ui/form/field-grid.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { visuallyHidden } from '../../../ui/visually-hidden.ts'
import { EditItemForm } from './EditItemForm.tsx'
import { LazyItemNotFound } from '../detail/lazy-item-not-found.ts'
import { isMissing, useItemToEdit } from '../use-items.ts'
import { Skeleton } from '../../../ui/states/skeleton.tsx'

const sections = [
  [item_messages.sectionBasic, 3],
  ['Quantity & Measurement', 3],
  ['Dates & Location', 3],
  [item_messages.sectionAdditional, 4],
] as const

/** The form before its item is known: the sections are there already. */
function ItemFormSkeleton() {
  return (
    <Stack sx={{ gap: 2 }}>
      <output style={visuallyHidden}>{messages.inventory.loadingItem}</output>
      {sections.map(([title, fields]) => (
        <SectionCard key={title} title={title}>
          <FieldGrid>
            {Array.from({ length: fields }, (_, index) => (
              <div key={index}>
                <Skeleton width={96} margin="0 0 4px" />
                <Skeleton variant="rounded" height={48} />
              </div>
            ))}
          </FieldGrid>
        </SectionCard>
      ))}
    </Stack>
  )
}

/** The same form as for adding, over the same schemas; another item is another form. */
export function EditItemScreen() {
  const { itemId = '' } = useParams()
  return <EditItem key={itemId} item_id={itemId} />
}

function EditItem({ item_id }: { item_id: string }) {
  const { item, current, error, refetch } = useItemToEdit(item_id)
  if (isMissing(error))
    return (
      <Suspense>
        <LazyItemNotFound error={error} />
      </Suspense>
    )
  return (
    <Page title={item_messages.editTitle} width="form">
      {item && <EditItemForm item={item} current={current ?? item} />}
      {!item && error && <ErrorState message={messages.inventory.itemLoadFailedEdit} onRetry={() => void refetch()} />}
      {!item && !error && <ItemFormSkeleton />}
    </Page>
  )
}
