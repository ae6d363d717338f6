import { discardRequest } from '@larder/contract/discard'
import { type Lot } from '@larder/contract/lots'
import { field_labels } from '@larder/contract/messages/field-labels'
import { item_batch_messages } from '@larder/contract/messages/inventory/item-batch-messages'
import { lot_messages } from '@larder/contract/messages/inventory/lot-messages'
import { throw_away_messages as words } from '@larder/contract/messages/inventory/throw-away-messages'
import { formatAmount } from '@larder/contract/values/numbers'
import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { useDiscard } from '../../api/lots.ts'
import { useToday } from '../../session/session.tsx'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { AmountInput } from '../../ui/form/amount-input.tsx'
import { useContractForm } from '../../ui/form/form.tsx'
import { number_format } from '../../ui/form/number-format.ts'
import { useFilledIn } from '../../ui/form/use-filled-in.ts'
import { SelectBox } from '../../ui/form/select-box.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { Quiet } from '../../ui/page/quiet.tsx'
import { FormAlert } from '../form-alert.tsx'
import { describeLot } from '../lots/lot-words.ts'
import { useRecorded } from '../recorded.ts'
import { ReasonChoice } from './ReasonChoice.tsx'
import { availableOf, guessReason, lotsToChoose, type ThrownItem } from './thrown-away.ts'

export interface ThrowAwayProps {
  item: ThrownItem
  /** The batch it is about; without it a person chooses where there are several, else the order of use decides. */
  lot?: Lot | undefined
  open: boolean
  onClose: () => void
}

/** Throws some of an item away and says why. Its maker gives it a new key each time it opens, so that it begins afresh. */
export function ThrowAwayDialog({ item, lot: given, open, onClose }: ThrowAwayProps) {
  const today = useToday()
  const unit = item.unit_of_measure
  const choices = given ? [] : lotsToChoose(item)
  const [lot_id, setLotId] = useState(choices[0]?.lot_id)
  const lot = given ?? choices.find((one) => one.lot_id === lot_id)
  const available = availableOf(item, lot)
  const discard = useDiscard(item)
  const onRecorded = useRecorded(item)
  const amount = number_format.write(available, unit)
  const reason_guess: string = guessReason(item, lot, today)
  const form = useContractForm(discardRequest, {
    defaults: { quantity: amount, reason: reason_guess, notes: '' },
    toInput: ({ quantity, reason, notes }) => ({
      quantity: number_format.read(quantity, unit),
      reason: reason || undefined,
      notes,
    }),
  })
  // Both follow the batch that is chosen, and what others take of it meanwhile.
  useFilledIn(form, 'quantity', amount)
  useFilledIn(form, 'reason', reason_guess)
  const submit = form.handleSubmit(async ({ quantity, reason, notes }) => {
    if (quantity > available) {
      form.setError('quantity', { message: lot ? lot_messages.tooSmall : lot_messages.usedTooMuch })
      return
    }
    try {
      const body = { quantity, reason, notes, ...(lot ? { lot_id: lot.lot_id } : {}) }
      const { event_id, item: item_now } = await discard.mutateAsync(body)
      onClose()
      onRecorded(words.done(formatAmount(quantity, unit), item.item_name), event_id, item_now)
    } catch {
      // The alert below says why, and everything typed is still there.
    }
  })
  return (
    <FormProvider {...form}>
      <FormDialog
        title={words.action}
        submitLabel={words.action}
        busyLabel={words.busy}
        open={open}
        about={item}
        state={discard.isSuccess ? 'done' : discard.isPending ? 'submitting' : 'open'}
        onClose={onClose}
        onSubmit={() => void submit()}
      >
        <Quiet variant="body1">
          {given
            ? item_batch_messages.about(item.item_name, describeLot(given, unit, today))
            : words.lead(item.item_name)}
        </Quiet>
        {choices.length > 0 && (
          <SelectBox
            id="throw-away-batch"
            name="lot_id"
            label={words.batch}
            value={lot ? String(lot.lot_id) : ''}
            onChange={(event) => setLotId(choices.find((one) => String(one.lot_id) === event.target.value)?.lot_id)}
          >
            {choices.map((one) => (
              <option key={one.lot_id} value={one.lot_id}>
                {describeLot(one, unit, today)}
              </option>
            ))}
            <option value="">{words.allBatches(formatAmount(item.quantity, unit))}</option>
          </SelectBox>
        )}
        <AmountInput id="throw-away-quantity" unit={unit} available={available} />
        <ReasonChoice />
        <TextInput id="throw-away-notes" name="notes" label={field_labels.notes} multiline minRows={2} maxRows={6} />
        <FormAlert error={discard.error} fallback={words.failed} />
      </FormDialog>
    </FormProvider>
  )
}
