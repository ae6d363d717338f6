import { item_messages } from '@larder/contract/messages/inventory/item-messages'
import { Page } from '../../../ui/page/page.tsx'
import { AddItemForm } from './AddItemForm.tsx'
import { ScanBarcodeButton, ScanProductButton } from './ScanButtons.tsx'

/** Add New Inventory Item: typed, or begun with a scan. */
export function AddItemScreen() {
  return (
    <Page
      title={item_messages.addTitle}
      width="form"
      actions={
        <>
          <ScanBarcodeButton />
          <ScanProductButton />
        </>
      }
    >
      <AddItemForm />
    </Page>
  )
}
