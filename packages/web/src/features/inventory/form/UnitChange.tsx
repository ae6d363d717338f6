import { api } from '@larder/contract/calls/api'
import { type Item } from '@larder/contract/item'
import { type ItemFormValues } from '@larder/contract/item-form'
import { unit_messages } from '@larder/contract/messages/inventory/units-messages'
import { formatAmount } from '@larder/contract/values/numbers'
import { unitFactor } from '@larder/contract/values/units'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { call } from '../../../api/client/call.ts'
import { usage_keys } from '../../../api/keys.ts'
import { number_format } from '../../../ui/form/number-format.ts'
import { findConversions } from '../draft/unit-change.ts'

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

/** Said when there is time for it: nothing is wrong. */
const Note = ({ children }: { children: ReactNode }) => (
  <Box component="output" className="whole" sx={{ display: 'block' }}>
    {children}
  </Box>
)

/** What another unit means, told before it is saved. */
export function UnitChange({ item, from, typed }: UnitChangeProps) {
  if (!usePaused(typed)) return null
  return unitFactor(from, typed) === null ? (
    <StartsAnew item_id={item.item_id} from={from} />
  ) : (
    <ConvertOffer item={item} from={from} to={typed} />
  )
}

/** Usage statistics in pieces do not hold for grams; without statistics there is nothing to warn of. */
function StartsAnew({ item_id, from }: { item_id: number; from: string }) {
  const { data } = useQuery({
    queryKey: usage_keys.prediction(item_id),
    queryFn: ({ signal }) => call(api.getPrediction, { params: { id: String(item_id) } }, { signal }),
  })
  if (data?.success !== true) return null
  return (
    <Note>
      <Alert severity="warning" role="none">
        {unit_messages.startsAnew(from)}
      </Alert>
    </Note>
  )
}

/** 2 kg are not 2 g: the numbers that nobody touched can follow the unit. */
function ConvertOffer({ item, from, to }: { item: Item; from: string; to: string }) {
  const { control, setValue } = useFormContext<ItemFormValues>()
  const [quantity, low_stock_threshold] = useWatch({ control, name: ['quantity', 'low_stock_threshold'] })
  const conversions = findConversions(item, to, { quantity, low_stock_threshold })
  const [first] = conversions
  if (first === undefined) return null
  const convert = (): void => {
    for (const { field, after } of conversions) setValue(field, number_format.write(after, to), { shouldDirty: true })
  }
  return (
    <Note>
      <Alert
        severity="info"
        role="none"
        action={
          <Button color="inherit" size="small" onClick={convert}>
            {unit_messages.convert}
          </Button>
        }
      >
        {unit_messages.isAlso(formatAmount(first.before, from), formatAmount(first.after, to))}
      </Alert>
    </Note>
  )
}
