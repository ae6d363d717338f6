import { item_messages } from '@larder/contract/messages/inventory/item-messages'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'

const row_px = 73

/** The batches of an item before they are known: coming from the list their number is, and nothing moves when they come. */
export function BatchesSkeleton({ count }: { count: number }) {
  return (
    <SectionCard title={item_messages.batches}>
      <Skeleton variant="rounded" height={count * row_px - 17} />
    </SectionCard>
  )
}
