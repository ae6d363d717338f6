import { type Item } from '@larder/contract/item'
import { item_messages } from '@larder/contract/messages/inventory/item-messages'
import { useCanWrite } from '../../../session/can-write.ts'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { BatchRow } from './BatchRow.tsx'
import { lotsInOrder } from './lot-actions.ts'
import { useLotDialog } from './use-lot-dialog.tsx'

// Each row has its own space above and below.
const list = { margin: '-8px 0', padding: 0, listStyle: 'none' }

/** The batches of an item that has several, the one that is used next first. */
export function Batches({ item }: { item: Item }) {
  const { ask, dialog } = useLotDialog(item)
  const canWrite = useCanWrite()
  return (
    <SectionCard title={item_messages.batches}>
      <ul aria-label={item_messages.batches} style={list}>
        {lotsInOrder(item).map((lot) => (
          <BatchRow
            key={lot.lot_id}
            lot={lot}
            unit={item.unit_of_measure}
            onChoose={canWrite ? (action) => ask(lot, action) : null}
          />
        ))}
      </ul>
      {dialog}
    </SectionCard>
  )
}
