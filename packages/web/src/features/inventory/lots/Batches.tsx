import { type Item } from '@larder/contract/item'
import { item_batch_messages as words } from '@larder/contract/messages/item-batch-messages'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import row from './BatchRow.module.css'
import { BatchRow } from './BatchRow.tsx'
import { countLots, lotsInOrder } from './lot-actions.ts'
import { useLotDialog } from './use-lot-dialog.tsx'

const list = { margin: 0, padding: 0, listStyle: 'none' }

/** The batches of an item that has several, the one that is used next first. */
export function Batches({ item }: { item: Item }) {
  const { ask, dialog } = useLotDialog(item)
  return (
    <SectionCard title={words.title}>
      {item.lots ? (
        <ul aria-label={words.title} style={list}>
          {lotsInOrder(item).map((lot) => (
            <BatchRow key={lot.lot_id} lot={lot} unit={item.unit_of_measure} onChoose={(action) => ask(lot, action)} />
          ))}
        </ul>
      ) : (
        <BatchesSkeleton count={countLots(item)} />
      )}
      {dialog}
    </SectionCard>
  )
}

/** Coming from the list the number of batches is known, and nothing moves when they come. */
function BatchesSkeleton({ count }: { count: number }) {
  return (
    <div aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={row.row}>
          <div className={row.words}>
            <Skeleton width="30%" />
            <Skeleton width="60%" />
          </div>
        </div>
      ))}
    </div>
  )
}
