import { waiting_messages as words } from '@larder/contract/messages/offline/waiting-messages'
import { formatQuantity } from '@larder/contract/values/numbers'
import { listDependents } from '../../offline/outbox/dependents.ts'
import { type OutboxEntry } from '../../offline/outbox/entry.ts'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { describeChange } from './describe-change.ts'

interface DiscardQuestionProps {
  entry: OutboxEntry
  entries: readonly OutboxEntry[]
  onDiscard: () => void
  onCancel: () => void
}

/** Says what is lost with a change, and how much goes with it, before it is thrown away. */
export function DiscardQuestion({ entry, entries, onDiscard, onCancel }: DiscardQuestionProps) {
  const count = listDependents(entries, entry.seq).length
  const text = [
    words.discardText(describeChange(entry)),
    ...(count > 0 ? [words.discardMore(formatQuantity(count))] : []),
  ]
  return (
    <ConfirmDialog
      open
      title={words.discardTitle}
      text={text.join(' ')}
      confirmLabel={words.discard}
      tone="error"
      onConfirm={onDiscard}
      onCancel={onCancel}
    />
  )
}
