import { batch_units, minimum_batch_quantity } from '@larder/contract/constants'
import { field_labels } from '@larder/contract/messages/field-labels'
import { FieldGrid } from './field-grid.tsx'
import { numberInput } from './number-input.ts'
import { SelectBox } from './select-box.tsx'
import { TextBox } from './text-box.tsx'

interface ChoiceProps {
  id: string
  name: string
  label: string
  value: string
  choices: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}

/** A choice of a list that may be given something beyond it: that stays, until another is chosen. */
export function ListedChoice({ id, name, label, value, choices, onChange }: ChoiceProps) {
  const isListed = choices.some((choice) => choice.value === value)
  return (
    <SelectBox id={id} name={name} label={label} value={value} onChange={(event) => onChange(event.target.value)}>
      {!isListed && <option value={value}>{value}</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </SelectBox>
  )
}

interface AmountFieldsProps {
  id: string
  /** As it is typed; a whole number of at least 1 is made of it when it is saved. */
  quantity: string
  unit_of_measure: string
  onQuantity: (quantity: string) => void
  onUnit: (unit: string) => void
}

/** Quantity and unit of the recognition and batch dialogs. */
export function AmountFields({ id, quantity, unit_of_measure, onQuantity, onUnit }: AmountFieldsProps) {
  return (
    <FieldGrid is_paired>
      <TextBox
        id={`${id}-quantity`}
        name="quantity"
        label={field_labels.quantity}
        value={quantity}
        onChange={(event) => onQuantity(event.target.value)}
        slotProps={{ htmlInput: numberInput({ unit: unit_of_measure, min: minimum_batch_quantity }) }}
      />
      <ListedChoice
        id={`${id}-unit_of_measure`}
        name="unit_of_measure"
        label={field_labels.unit}
        value={unit_of_measure}
        choices={batch_units}
        onChange={onUnit}
      />
    </FieldGrid>
  )
}
