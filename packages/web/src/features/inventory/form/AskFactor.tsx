import { type Item } from '@larder/contract/item'
import { unit_messages as words } from '@larder/contract/messages/inventory/units-messages'
import { formatAmount } from '@larder/contract/values/numbers'
import { scaleStock } from '@larder/contract/values/scale-stock'
import { guessFactor, isAskedBackwards } from '@larder/contract/values/unit-factors'
import Box from '@mui/material/Box'
import { useEffect, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { FieldUnit } from '../../../ui/form/field-unit.tsx'
import { numberInput } from '../../../ui/form/number-input.ts'
import { number_format } from '../../../ui/form/number-format.ts'
import { TextBox } from '../../../ui/form/text-box.tsx'
import { Quiet } from '../../../ui/page/quiet.tsx'
import { type EditValues } from '../draft/unit-change.ts'
import { useScaledNumbers } from '../draft/use-scaled-numbers.ts'
import { StartsAnew } from './StartsAnew.tsx'

interface AskFactorProps {
  item: Item
  /** The unit the item has, and the one that is typed. */
  from: string
  to: string
}

const turn = (factor: number, isBackwards: boolean): number => (isBackwards ? 1 / factor : factor)

/** Says what the numbers become, once the question is answered. */
function Outcome({ item, from, to, factor }: AskFactorProps & { factor: number }) {
  const { quantity } = scaleStock(item, factor)
  const become = item.quantity === 0 ? '' : words.becomes(formatAmount(item.quantity, from), formatAmount(quantity, to))
  return (
    <Quiet>
      {become} {words.follows}
    </Quiet>
  )
}

/** 8 pieces are how many grams? Only a person knows; whoever leaves it empty keeps the numbers as they are. */
export function AskFactor({ item, from, to }: AskFactorProps) {
  const { getValues, clearErrors, formState } = useFormContext<EditValues>()
  const isBackwards = isAskedBackwards(from, to)
  const [one, other] = isBackwards ? [to, from] : [from, to]
  const [answer, setAnswer] = useState(() => {
    // What comes back after a lost session was answered before it.
    const known = Number(getValues('unit_factor') ?? '') || guessFactor(item, to)
    return known === null ? '' : number_format.write(Number(turn(known, isBackwards).toPrecision(6)), other)
  })
  const typed = number_format.read(answer, other)
  const factor = typed === null ? null : turn(typed, isBackwards)
  useScaledNumbers(item, to, factor)
  const input = useRef<HTMLInputElement>(null)
  const complaint = formState.errors.unit_factor?.message
  useEffect(() => {
    if (complaint !== undefined) input.current?.focus()
  }, [complaint])
  const isAnswered = factor !== null && Number.isFinite(factor) && factor > 0
  return (
    <Box className="whole" sx={{ display: 'grid', gap: 1 }}>
      <TextBox
        id="field-unit_factor"
        name="unit_factor"
        label={words.howMuch(formatAmount(1, one))}
        value={answer}
        inputRef={input}
        error={complaint !== undefined}
        helperText={complaint ?? (answer === '' ? words.mayBeEmpty : undefined)}
        onChange={(event) => {
          clearErrors('unit_factor')
          setAnswer(event.target.value)
        }}
        slotProps={{
          htmlInput: numberInput({ unit: other }),
          input: { endAdornment: <FieldUnit typed={answer} unit={other} /> },
        }}
      />
      <Box component="output" sx={{ display: 'block' }}>
        {isAnswered && <Outcome item={item} from={from} to={to} factor={factor} />}
        {answer === '' && <StartsAnew item_id={item.item_id} from={from} />}
      </Box>
    </Box>
  )
}
