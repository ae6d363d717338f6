import { quantity_limits } from '@larder/contract/constants'
import { messages } from '@larder/contract/messages'
import { agreeUnit, hasStorableDecimals } from '@larder/contract/values/numbers'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useState } from 'react'
import { number_format } from '../../../ui/form/number-format.ts'
import { numberInput } from '../../../ui/form/number-input.ts'
import { type ListLine } from '../../../shared/shopping-list/list-line.ts'
import text from '../../../ui/text.module.css'
import css from './AmountField.module.css'

/** A typed amount to buy; null where it is none, and the suggestion counts. */
export function readAmount(typed: string, unit: string | null): number | null {
  const amount = number_format.read(typed, unit) ?? 0
  return amount > 0 && amount <= quantity_limits.max && hasStorableDecimals(amount) ? amount : null
}

interface AmountFieldProps {
  line: ListLine
  onChange: (amount: number | null) => void
}

/** How much to buy: the suggestion until somebody knows better. */
export function AmountField({ line, onChange }: AmountFieldProps) {
  const unit = line.unit_of_measure
  const [typed, setTyped] = useState<string | null>(null)
  const shown = typed ?? (line.quantity === null ? '' : number_format.write(line.quantity, unit))
  return (
    <OutlinedInput
      value={shown}
      error={shown !== '' && readAmount(shown, unit) === null}
      onChange={(event) => {
        setTyped(event.target.value)
        const read = readAmount(event.target.value, unit)
        onChange(line.item_id !== null && read === line.suggested_quantity ? null : read)
      }}
      // What cannot be bought gives way to the suggestion once the field is left.
      onBlur={() => setTyped(null)}
      className={css.field ?? ''}
      endAdornment={
        <span className={`${text.caption} ${text.quiet} ${css.unit}`}>
          {unit && agreeUnit(unit, readAmount(shown, unit) ?? undefined)}
        </span>
      }
      inputProps={{
        ...numberInput({ unit }),
        name: 'quantity_added',
        'aria-label': messages.shopping.quantityToBuy(line.item_name),
      }}
    />
  )
}
