import { type Item } from '@larder/contract/item'
import { messages } from '@larder/contract/messages'
import { agreeUnit, formatQuantity } from '@larder/contract/values/numbers'
import { isLowStock } from '@larder/contract/rules'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type ReactNode } from 'react'
import { glyphOf } from '../../../ui/graphics/glyphs.ts'
import { LineIcon } from '../../../ui/graphics/line-icon.tsx'
import { TintedCircle } from '../../../ui/graphics/tinted-circle.tsx'
import { ToneChip } from '../../../ui/graphics/tone-chip.tsx'

/** A phone at 200 %, where a number of five digits would break. */
const narrow = '@media (max-width: 15rem)'

/** How much there is, loudest of all, and what the household wants to be told about it. */
export function StockLine({ item, children }: { item: Item; children?: ReactNode }) {
  const unit = item.unit_of_measure ?? ''
  const isLow = isLowStock(item)
  const { path, tone } = glyphOf(item.category)
  return (
    <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 2 }}>
      <TintedCircle tone={tone} size={56}>
        <LineIcon path={path} size={32} />
      </TintedCircle>
      <div style={{ minWidth: 0, flex: '1 1 8rem' }}>
        <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}>
          <Typography
            component="p"
            variant="amountLarge"
            sx={{ overflowWrap: 'anywhere', [narrow]: { fontSize: '11vw' } }}
          >
            {formatQuantity(item.quantity)}{' '}
            <Box component="small" sx={{ typography: 'amountSmall', fontWeight: 500 }}>
              {agreeUnit(unit, item.quantity)}
            </Box>
          </Typography>
          {isLow && <ToneChip tone="warning" label={messages.inventory.lowStock} />}
          {children}
          {item.quantity <= 0 && <ToneChip tone="default" label={messages.inventory.allGone} />}
        </Stack>
        {item.low_stock_threshold !== null && (
          // The same words whether it is low or not: only their looks say which.
          <Typography
            variant={isLow ? 'body2' : 'caption'}
            component="p"
            sx={isLow ? { color: 'warning.main', fontWeight: 600 } : { color: 'text.secondary' }}
          >
            {messages.inventory.lowStockAlert(
              formatQuantity(item.low_stock_threshold),
              agreeUnit(unit, item.low_stock_threshold),
            )}
          </Typography>
        )}
      </div>
    </Stack>
  )
}
