import { messages } from '@larder/contract/messages'
import { formatQuantity } from '@larder/contract/values/numbers'
import { depletionLabel, shoppingConfidenceColour, shoppingDepletionColour } from '@larder/contract/rules'
import { type ShoppingListEntry } from '@larder/contract/shopping'
import { shopping_messages } from '@larder/contract/messages/shopping-messages'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Typography from '@mui/material/Typography'
import { memo } from 'react'
import { Link } from 'react-router'
import { ToneChip } from '../../ui/graphics/tone-chip.tsx'
import { AmountField } from './AmountField.tsx'
import { CardArea, Fact, Facts } from './card-parts.tsx'
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
        sx={{ alignSelf: 'start', '@media print': { alignSelf: 'center' } }}
      />
      <Box sx={{ minWidth: 0 }}>
        <Typography
          component="label"
          htmlFor={id}
          variant="subtitle1"
          sx={{
            display: 'block',
            overflowWrap: 'anywhere',
            cursor: 'pointer',
            textDecoration: ticked ? 'line-through' : 'none',
            color: ticked ? 'text.secondary' : 'text.primary',
          }}
        >
          {item_name}
        </Typography>
        <Facts>
          {brand && <Fact>{brand}</Fact>}
          {category && <Fact>{category}</Fact>}
        </Facts>
        {entry.is_low_stock && (
          <Box className="screen-only" sx={{ mt: 0.5 }}>
            <ToneChip tone="warning" label={messages.inventory.lowStock} />
          </Box>
        )}
      </Box>
      <AmountField
        entry={entry}
        amount={amount}
        onChange={(changed) => onChange((now) => setAmount(now, item_id, changed))}
      />
      <Box
        className="screen-only"
        sx={{ gridColumn: '2 / -1', minWidth: 0, display: 'flex', alignItems: 'center', gap: 1 }}
      >
        {days !== null && (
          <Typography variant="subtitle2" sx={{ color: `${shoppingDepletionColour(days)}.main` }}>
            {depletionLabel(days)}
          </Typography>
        )}
        <Button
          component={Link}
          to={`/inventory/${item_id}`}
          aria-describedby={id}
          sx={{ ml: 'auto', mr: -1.5, px: 1.5, whiteSpace: 'nowrap' }}
        >
          {shopping_messages.viewDetails}
        </Button>
      </Box>
      <Box sx={{ gridColumn: '2 / -1' }}>
        <Facts>
          <Fact>{messages.shopping.currentStock(withUnit(entry.current_quantity))}</Fact>
          <Fact>{messages.shopping.suggested(withUnit(entry.suggested_quantity))}</Fact>
          {confidence_level !== null && (
            <Fact tone={shoppingConfidenceColour(confidence_level)}>
              {messages.shopping.confidence(`${Math.round(confidence_level * 100)}%`)}
            </Fact>
          )}
        </Facts>
      </Box>
    </CardArea>
  )
})
