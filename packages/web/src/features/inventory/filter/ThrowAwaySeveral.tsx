import { discardRequest } from '@larder/contract/discard'
import { type Item } from '@larder/contract/item'
import { action_labels } from '@larder/contract/messages/action-labels'
import { throw_away_messages as words } from '@larder/contract/messages/inventory/throw-away-messages'
import { formatAmount, formatQuantity } from '@larder/contract/values/numbers'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { refreshStock } from '../../../api/keys.ts'
import { useToday } from '../../../session/session.tsx'
import { FormAlert } from '../../../shared/form-alert.tsx'
import { useTakeBack } from '../../../shared/recorded.ts'
import { ReasonChoice } from '../../../shared/throw-away/ReasonChoice.tsx'
import { guessReason } from '../../../shared/throw-away/thrown-away.ts'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { useContractForm } from '../../../ui/form/form.tsx'
import { Quiet } from '../../../ui/page/quiet.tsx'
import { useToast } from '../../../ui/toast/toast.tsx'
import { createThrowAway, undoThrowAway } from './throw-away-several.ts'

interface ThrowAwaySeveralProps {
  /** What can be thrown away of what was chosen. */
  items: readonly Item[]
  onDone: () => void
  onClose: () => void
}

/** Throws all there is of several items away, for one reason; one Undo brings all of it back. */
export function ThrowAwaySeveral({ items: chosen, onDone, onClose }: ThrowAwaySeveralProps) {
  const today = useToday()
  const queryClient = useQueryClient()
  const { showToast } = useToast()
  const takeBack = useTakeBack()
  // What was chosen when it opened: the list follows what is thrown away.
  const [items] = useState(chosen)
  const [batch] = useState(() => createThrowAway(items))
  const reasons = new Set(items.map((item) => guessReason(item, undefined, today)))
  const [guess = ''] = reasons.size === 1 ? reasons : []
  const form = useContractForm(discardRequest, {
    defaults: { reason: guess as string },
    toInput: ({ reason }) => ({ quantity: 1, reason: reason || undefined }),
  })
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: batch.send,
    onSuccess: () => {
      onDone()
      const undo = { label: action_labels.undo, onClick: () => takeBack(() => undoThrowAway(batch.thrown)) }
      showToast(words.severalDone(formatQuantity(items.length)), 'success', batch.thrown.length > 0 ? undo : undefined)
    },
    onSettled: () => void refreshStock(queryClient),
  })
  const submit = form.handleSubmit(({ reason }) => mutate(reason))
  const done = items.length - batch.left()
  return (
    <FormProvider {...form}>
      <FormDialog
        title={words.action}
        submitLabel={words.action}
        busyLabel={words.busy}
        open
        state={isSuccess ? 'done' : isPending ? 'submitting' : 'open'}
        onClose={onClose}
        onSubmit={() => void submit()}
      >
        <Quiet variant="body1">{words.severalLead(formatQuantity(items.length))}</Quiet>
        <ul style={{ margin: 0, paddingInlineStart: '1.25rem', overflowWrap: 'anywhere' }}>
          {items.map(({ item_id, item_name, quantity, unit_of_measure }) => (
            <li key={item_id}>{`${item_name}, ${formatAmount(quantity, unit_of_measure)}`}</li>
          ))}
        </ul>
        <ReasonChoice />
        {error && done > 0 && <Quiet>{words.severalStopped(formatQuantity(done), formatQuantity(items.length))}</Quiet>}
        <FormAlert error={error} fallback={words.failed} />
      </FormDialog>
    </FormProvider>
  )
}
