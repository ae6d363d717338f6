import { type Item } from '@larder/contract/item'
import { unit_messages } from '@larder/contract/messages/inventory/units-messages'
import { formatAmount } from '@larder/contract/values/numbers'
import { unitFactor } from '@larder/contract/values/units'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { findConversions } from '../draft/find-conversions.ts'
import { type EditValues, kept } from '../draft/unit-change.ts'
import { useScaledNumbers } from '../draft/use-scaled-numbers.ts'
import { AskFactor } from './AskFactor.tsx'

interface UnitChangeProps {
  item: Item
  /** The unit the item has, and the one that is typed. */
  from: string
  typed: string
}

/** Half a word is no unit: nothing is said before a person stops typing. */
const pause_ms = 300

function usePaused(text: string): boolean {
  const [paused, setPaused] = useState<string | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pause_ms)
    return () => clearTimeout(timer)
  }, [text])
  return paused === text
}

/** What another unit means, asked or told before it is saved. */
export function UnitChange({ item, from, typed }: UnitChangeProps) {
  if (!usePaused(typed)) return null
  const factor = unitFactor(from, typed)
  const key = `${from} ${typed}`
  return factor === null ? (
    <AskFactor key={key} item={item} from={from} to={typed} />
  ) : (
    <ConvertOffer key={key} item={item} from={from} to={typed} factor={factor} />
  )
}

interface ConvertOfferProps {
  item: Item
  from: string
  to: string
  factor: number
}

/** 2 kg are not 2 g: the numbers that nobody touched follow the unit, unless somebody wants to keep them. */
function ConvertOffer({ item, from, to, factor }: ConvertOfferProps) {
  const { control, getValues, setValue } = useFormContext<EditValues>()
  const [isConverted, setIsConverted] = useState(() => getValues('unit_factor') !== kept)
  useScaledNumbers(item, to, isConverted ? factor : null)
  useEffect(() => {
    if (isConverted) return
    setValue('unit_factor', kept)
    return () => setValue('unit_factor', '')
  }, [isConverted, setValue])
  const [quantity, low_stock_threshold] = useWatch({ control, name: ['quantity', 'low_stock_threshold'] })
  const [first] = findConversions(item, to, { quantity, low_stock_threshold })
  if (first === undefined) return null
  return (
    <Box component="output" className="whole" sx={{ display: 'block' }}>
      <Alert
        severity="info"
        role="none"
        action={
          <Button color="inherit" size="small" onClick={() => setIsConverted(!isConverted)}>
            {isConverted ? unit_messages.keep(formatAmount(first.before, to)) : unit_messages.convert}
          </Button>
        }
      >
        {unit_messages.isAlso(formatAmount(first.before, from), formatAmount(first.after, to))}
      </Alert>
    </Box>
  )
}
