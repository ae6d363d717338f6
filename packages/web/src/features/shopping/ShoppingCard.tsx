import { messages } from '@larder/contract/messages'
import { formatQuantity } from '@larder/contract/values/numbers'
import { depletionLabel, shoppingConfidenceColour, shoppingDepletionColour } from '@larder/contract/rules'
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
import { type ListLine } from '../../shared/shopping-list/list-line.ts'

interface ShoppingCardProps {
  line: ListLine
  tick: (line: ListLine, is_ticked: boolean) => void
  setAmount: (line: ListLine, amount: number | null) => void
}

/** One thing to buy: tick it, change how much, or look at why it is here. */
export const ShoppingCard = memo(function ShoppingCard({ line, tick, setAmount }: ShoppingCardProps) {
  const {
    item_id,
    item_name,
    category,
    brand,
    unit_of_measure,
    days_until_depletion: days,
    confidence_level,
    is_ticked,
  } = line
  const unit = unit_of_measure ?? ''
  const withUnit = (quantity: number): string => `${formatQuantity(quantity)} ${unit}`.trim()
  const id = `shopping-${line.key}`
  return (
    <CardArea>
      <Checkbox
        checked={is_ticked}
        onChange={() => tick(line, !is_ticked)}
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
            textDecoration: is_ticked ? 'line-through' : 'none',
            color: is_ticked ? 'text.secondary' : 'text.primary',
          }}
        >
          {item_name}
        </Typography>
        <Facts>
          {brand && <Fact>{brand}</Fact>}
          {category && <Fact>{category}</Fact>}
        </Facts>
        {line.is_low_stock && (
          <Box className="screen-only" sx={{ mt: 0.5 }}>
            <ToneChip tone="warning" label={messages.inventory.lowStock} />
          </Box>
        )}
      </Box>
      <AmountField line={line} onChange={(changed) => setAmount(line, changed)} />
      <Box
        className="screen-only"
        sx={{ gridColumn: '2 / -1', minWidth: 0, display: 'flex', alignItems: 'center', gap: 1 }}
      >
        {days !== null && (
          <Typography variant="subtitle2" sx={{ color: `${shoppingDepletionColour(days)}.main` }}>
            {depletionLabel(days)}
          </Typography>
        )}
        {item_id !== null && (
          <Button
            component={Link}
            to={`/inventory/${item_id}`}
            aria-describedby={id}
            sx={{ ml: 'auto', mr: -1.5, px: 1.5, whiteSpace: 'nowrap' }}
          >
            {shopping_messages.viewDetails}
          </Button>
        )}
      </Box>
      <Box sx={{ gridColumn: '2 / -1' }}>
        <Facts>
          <Fact>{messages.shopping.currentStock(withUnit(line.current_quantity))}</Fact>
          <Fact>{messages.shopping.suggested(withUnit(line.suggested_quantity))}</Fact>
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
