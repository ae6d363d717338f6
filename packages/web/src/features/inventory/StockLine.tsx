import { type Item } from '@larder/contract/item'
import { messages } from '@larder/contract/messages'
import { formatQuantity } from '@larder/contract/numbers'
import { isLowStock } from '@larder/contract/rules'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { glyphOf } from '../../ui/glyphs.ts'
import { tint } from '../../ui/tint.ts'
import { ToneChip } from '../../ui/tone-chip.tsx'

/** A category at a glance: its line icon in a tinted circle. */
function CategoryGlyph({ category, size = 44 }: { category: string | null; size?: number }) {
  const { path, tone } = glyphOf(category)
  return (
    <Box
      aria-hidden
      sx={[
        tint(tone),
        { width: size, height: size, borderRadius: '50%', display: 'grid', placeItems: 'center', flex: 'none' },
      ]}
    >
      <svg
        viewBox="0 0 24 24"
        width={size * 0.55}
        height={size * 0.55}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={path} />
      </svg>
    </Box>
  )
}

const loud = {
  fontSize: '2.5rem',
  fontWeight: 650,
  letterSpacing: '-0.02em',
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
}

/** How much there is, loudest of all, and what the household wants to be told about it. */
export function StockLine({ item }: { item: Item }) {
  const unit = item.unit_of_measure ?? ''
  const is_low = isLowStock(item)
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
      <CategoryGlyph category={item.category} size={56} />
      <div style={{ minWidth: 0 }}>
        <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}>
          <Typography component="p" sx={loud}>
            {formatQuantity(item.quantity)}{' '}
            <Box component="small" sx={{ fontSize: '1.25rem', fontWeight: 500, letterSpacing: 0 }}>
              {unit}
            </Box>
          </Typography>
          {is_low && <ToneChip tone="warning" label={messages.inventory.lowStock} />}
        </Stack>
        {item.low_stock_threshold !== null && (
          <Typography variant="body2" sx={{ color: is_low ? 'warning.main' : 'text.secondary' }}>
            {messages.inventory.lowStockAlert(formatQuantity(item.low_stock_threshold), unit)}
          </Typography>
        )}
      </div>
    </Stack>
  )
}
