import { messages } from '@larder/contract/messages'
import { useParams } from 'react-router'
import { ErrorState } from '../../ui/error-state.tsx'
import { Page } from '../../ui/page.tsx'
import { AddItemForm } from './AddItemForm.tsx'
import { EditItemForm } from './EditItemForm.tsx'
import { ItemFormSkeleton } from './ItemFormSkeleton.tsx'
import { ItemNotFound } from './ItemNotFound.tsx'
import { isMissing, useItemToEdit } from './use-item.ts'

/** Add without an id in the address, edit with one: the same form over the same schemas. */
export function ItemFormScreen() {
  const { itemId } = useParams()
  if (itemId !== undefined) return <EditItem key={itemId} item_id={itemId} />
  return (
    <Page title="Add New Inventory Item" width="form">
      <AddItemForm />
    </Page>
  )
}

function EditItem({ item_id }: { item_id: string }) {
  const { item, error, refetch } = useItemToEdit(item_id)
  if (isMissing(error)) return <ItemNotFound />
  return (
    <Page title="Edit Inventory Item" width="form">
      {item && <EditItemForm item={item} />}
      {!item && error && <ErrorState message={messages.inventory.itemLoadFailedEdit} onRetry={() => void refetch()} />}
      {!item && !error && <ItemFormSkeleton />}
    </Page>
  )
}
