import { messages } from '@larder/contract/messages'
import { formatQuantity } from '@larder/contract/numbers'
import {
  categoryColour,
  depletionLabel,
  shoppingConfidenceColour,
  shoppingDepletionColour,
} from '@larder/contract/rules'
import { type ShoppingListEntry } from '@larder/contract/shopping'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Typography from '@mui/material/Typography'
import { memo } from 'react'
import { Link } from 'react-router'
import { ToneChip } from '../../ui/tone-chip.tsx'
import { AmountField } from './AmountField.tsx'
import { CardArea, Line } from './card-parts.tsx'
import { type ChangeTicks, setAmount, toggleTick } from './ticks.ts'

export interface ShoppingCardProps {
  entry: ShoppingListEntry
  ticked: boolean
  amount: number
  onChange: ChangeTicks
}

/** One thing to buy: tick it, change how much, or look at why it is here. */
export const ShoppingCard = memo(function ShoppingCard({ entry, ticked, amount, onChange }: ShoppingCardProps) {
  const { item_id, item_name, category, brand, unit_of_measure, days_until_depletion: days, confidence_level } = entry
  const unit = unit_of_measure ?? ''
  const withUnit = (quantity: number): string => `${formatQuantity(quantity)} ${unit}`.trim()
  const id = `shopping-${item_id}`
  return (
    <CardArea>
      <Checkbox
        checked={ticked}
        onChange={() => onChange((now) => toggleTick(now, item_id))}
        slotProps={{ input: { id, 'aria-label': item_name } }}
        sx={{ alignSelf: 'start', mt: -0.75, ml: -1.25, '@media print': { alignSelf: 'center', mt: 0 } }}
      />
      <Box sx={{ minWidth: 0 }}>
        <Typography
          component="label"
          htmlFor={id}
          sx={{
            display: 'block',
            fontWeight: 600,
            overflowWrap: 'anywhere',
            cursor: 'pointer',
            textDecoration: ticked ? 'line-through' : 'none',
            color: ticked ? 'text.secondary' : 'text.primary',
          }}
        >
          {item_name}
        </Typography>
        {brand && <Line>{brand}</Line>}
      </Box>
      <AmountField
        entry={entry}
        amount={amount}
        onChange={(changed) => onChange((now) => setAmount(now, item_id, changed))}
      />
      <Box className="screen-only" sx={{ gridColumn: '2 / -1', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 0.5, mb: 1 }}>
          {category && <ToneChip tone={categoryColour(category)} label={category} />}
          {entry.is_low_stock && <ToneChip tone="warning" label={messages.inventory.lowStock} />}
        </Box>
        {days !== null && <Line tone={shoppingDepletionColour(days)}>{depletionLabel(days)}</Line>}
        <Line>{messages.shopping.currentStock(withUnit(entry.current_quantity))}</Line>
        <Line>{messages.shopping.suggested(withUnit(entry.suggested_quantity))}</Line>
        {confidence_level !== null && (
          <Line tone={shoppingConfidenceColour(confidence_level)}>
            {messages.shopping.confidence(`${Math.round(confidence_level * 100)}%`)}
          </Line>
        )}
      </Box>
      <Button
        className="screen-only"
        component={Link}
        to={`/inventory/${item_id}`}
        size="small"
        aria-describedby={id}
        sx={{ gridColumn: '2 / -1', justifySelf: 'start', ml: -1.5, minHeight: 44 }}
      >
        View Details
      </Button>
    </CardArea>
  )
})
