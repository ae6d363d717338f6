import { moveLotRequest } from '@larder/contract/calls/lot-api'
import { field_labels } from '@larder/contract/messages/field-labels'
import { item_batch_messages as words } from '@larder/contract/messages/inventory/item-batch-messages'
import { formatAmount } from '@larder/contract/values/numbers'
import { useMoveLot } from '../../../api/lots.ts'
import { useKnownPlaces } from '../../../shared/lots/known-places.ts'
import { ChipRow, PlaceChips } from '../../../shared/lots/ChipRow.tsx'
import { AmountInput } from '../../../ui/form/amount-input.tsx'
import { useContractForm } from '../../../ui/form/form.tsx'
import { number_format } from '../../../ui/form/number-format.ts'
import { useFilledIn } from '../../../ui/form/use-filled-in.ts'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { type LotDialogProps, LotForm } from './LotForm.tsx'
import { partOf } from './part-of.ts'

/** Moves a batch or a part of it, most often to a place the household has. */
export function MoveLotDialog(props: LotDialogProps) {
  const { item, lot } = props
  const unit = item.unit_of_measure
  const here = item.lots?.flatMap(({ location }) => location ?? []) ?? []
  const places = [...new Set([...here, ...useKnownPlaces({ load: true })])].filter((place) => place !== lot.location)
  const amount = number_format.write(lot.quantity, unit)
  const form = useContractForm(moveLotRequest, {
    defaults: { location: '', quantity: amount },
    toInput: ({ location, quantity }) => ({
      location,
      quantity: number_format.read(quantity, unit) ?? Number.NaN,
    }),
  })
  useFilledIn(form, 'quantity', amount)
  return (
    <LotForm
      {...props}
      title={words.actions.move}
      form={form}
      record={useMoveLot({ ...item, ...lot })}
      toBody={({ location, quantity }) => {
        const part = partOf(lot, quantity, form)
        return part && { ...part, location }
      }}
      said={({ location, quantity = lot.quantity }) =>
        words.moved(formatAmount(quantity, unit), item.item_name, location)
      }
    >
      <TextInput
        id="move-batch-location"
        name="location"
        label={field_labels.location}
        autoComplete="off"
        slotProps={{ htmlInput: { list: 'move-batch-places', autoFocus: true, enterKeyHint: 'done' } }}
      />
      <datalist id="move-batch-places">
        {places.map((place) => (
          <option key={place}>{place}</option>
        ))}
      </datalist>
      <ChipRow>
        <PlaceChips places={places} />
      </ChipRow>
      <AmountInput id="move-batch-quantity" unit={unit} available={lot.quantity} />
    </LotForm>
  )
}
