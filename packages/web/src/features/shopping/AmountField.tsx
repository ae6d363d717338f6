import { quantity_limits } from '@larder/contract/constants'
import { messages } from '@larder/contract/messages'
import { hasStorableDecimals } from '@larder/contract/values/numbers'
import { type ShoppingListEntry } from '@larder/contract/shopping'
import Box from '@mui/material/Box'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useState } from 'react'

/** A typed amount to buy; null where it is none, and the suggestion counts. */
export function readAmount(text: string): number | null {
  const amount = text.trim() === '' ? Number.NaN : Number(text)
  return amount > 0 && amount <= quantity_limits.max && hasStorableDecimals(amount) ? amount : null
}

interface AmountFieldProps {
  entry: ShoppingListEntry
  amount: number
  onChange: (amount: number | null) => void
}

/** How much to buy: the suggestion until somebody knows better. */
export function AmountField({ entry, amount, onChange }: AmountFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? String(amount)
  return (
    <OutlinedInput
      type="number"
      value={text}
      error={readAmount(text) === null}
      onChange={(event) => {
        setTyped(event.target.value)
        const read = readAmount(event.target.value)
        onChange(read === entry.suggested_quantity ? null : read)
      }}
      // What cannot be bought gives way to the suggestion once the field is left.
      onBlur={() => setTyped(null)}
      endAdornment={<Box sx={{ typography: 'body2', color: 'text.secondary', pl: 0.5 }}>{entry.unit_of_measure}</Box>}
      inputProps={{
        name: 'quantity_added',
        min: 0,
        step: 'any',
        inputMode: 'decimal',
        autoComplete: 'off',
        'aria-label': messages.shopping.quantityToBuy(entry.item_name),
      }}
      sx={{
        alignSelf: 'start',
        width: 120,
        '& input': { typography: 'amountSmall', textAlign: 'right', px: 1, MozAppearance: 'textfield' },
        '& input::-webkit-inner-spin-button': { display: 'none' },
        '@media print': { '& fieldset': { border: 0 } },
      }}
    />
  )
}
