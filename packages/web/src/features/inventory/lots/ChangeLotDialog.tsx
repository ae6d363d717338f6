import { changeLotRequest } from '@larder/contract/calls/lot-api'
import { type LotChangeKind } from '@larder/contract/lots'
import { item_batch_messages as words } from '@larder/contract/messages/inventory/item-batch-messages'
import { formatAmount } from '@larder/contract/values/numbers'
import { useChangeLot } from '../../../api/lots.ts'
import { useToday } from '../../../session/session.tsx'
import { useShelfLives } from '../../../shared/lots/use-shelf-lives.ts'
import { AmountInput } from '../../../ui/form/amount-input.tsx'
import { useContractForm } from '../../../ui/form/form.tsx'
import { number_format } from '../../../ui/form/number-format.ts'
import { useFilledIn } from '../../../ui/form/use-filled-in.ts'
import { withIncompleteDates } from '../draft/incomplete-dates.ts'
import { findNewPlace, firstAmount, guessDate } from './lot-actions.ts'
import { LotDate } from './LotDate.tsx'
import { type LotDialogProps, LotForm } from './LotForm.tsx'
import { partOf } from './part-of.ts'

const action_of = { opened: 'open', frozen: 'freeze', thawed: 'thaw' } as const

interface ChangeLotProps extends LotDialogProps {
  kind: LotChangeKind
}

/** Opens, freezes or thaws a batch or a part of it; the date it gets by that is a guess until somebody says otherwise. */
export function ChangeLotDialog({ kind, ...props }: ChangeLotProps) {
  const { item, lot } = props
  const unit = item.unit_of_measure
  const today = useToday()
  const { shelf_lives, isPending } = useShelfLives(item)
  const guess = isPending ? '' : guessDate(kind, lot, { today, days: shelf_lives?.[kind]?.days ?? null })
  const amount = number_format.write(firstAmount(kind, unit, lot), unit)
  const form = useContractForm(changeLotRequest, {
    defaults: { quantity: amount, expiry_date: guess },
    toInput: ({ quantity, expiry_date }) =>
      withIncompleteDates({ quantity: number_format.read(quantity, unit) ?? Number.NaN, expiry_date }),
  })
  useFilledIn(form, 'quantity', amount)
  const { isFilledIn } = useFilledIn(form, 'expiry_date', guess)
  return (
    <LotForm
      {...props}
      title={words.actions[action_of[kind]]}
      form={form}
      record={useChangeLot({ ...item, ...lot }, kind)}
      toBody={({ quantity, expiry_date = null }) => {
        const part = partOf(lot, quantity, form)
        // Before the guess is there the server makes its own.
        return part && { ...part, ...(isPending && isFilledIn ? {} : { expiry_date }) }
      }}
      said={({ quantity = lot.quantity }, item_now) => {
        const place = findNewPlace(lot, item.lots, item_now?.lots)
        const done = words.done[kind](formatAmount(quantity, unit), item.item_name)
        return place === null ? done : `${done} ${words.liesIn(place)}`
      }}
    >
      <AmountInput id="change-batch-quantity" unit={unit} available={lot.quantity} />
      <LotDate label={words.newDate[kind]} is_auto_filled={isFilledIn && guess !== '' && guess !== lot.expiry_date} />
    </LotForm>
  )
}
