import { type Item } from '@larder/contract/item'
import { type Lot } from '@larder/contract/lots'
import { item_batch_messages as words } from '@larder/contract/messages/inventory/item-batch-messages'
import { LotMenu } from './LotMenu.tsx'
import { useLotDialog } from './use-lot-dialog.tsx'

/** What can be done with the one batch of an item, beside how much of it there is. */
export function StockMenu({ item, lot }: { item: Item; lot: Lot }) {
  const { ask, dialog } = useLotDialog(item)
  return (
    <>
      <LotMenu lot={lot} label={words.stockActions} onChoose={(action) => ask(lot, action)} />
      {dialog}
    </>
  )
}
