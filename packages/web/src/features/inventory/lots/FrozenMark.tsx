import { item_batch_messages as words } from '@larder/contract/messages/inventory/item-batch-messages'
import { ToneChip } from '../../../ui/graphics/tone-chip.tsx'

/** Says of the only batch of an item that it is frozen; of several, each says it for itself. */
export function FrozenMark() {
  return <ToneChip tone="secondary" label={words.frozen} />
}
