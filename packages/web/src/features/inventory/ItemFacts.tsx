import { formatDay } from '@larder/contract/days'
import { type Item } from '@larder/contract/item'
import { messages } from '@larder/contract/messages'
import { formatQuantity } from '@larder/contract/numbers'
import { isLowStock } from '@larder/contract/rules'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Divider from '@mui/material/Divider'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type ReactNode } from 'react'
import { ToneChip } from '../../ui/tone-chip.tsx'
import { describeExpiry } from './expiry.ts'
import { item_labels } from './labels.ts'

interface ItemFactsProps {
  item: Item
  today: string
}

/** Everything that is known about an item; what nobody filled in takes no room. */
export function ItemFacts({ item, today }: ItemFactsProps) {
  return (
    <Card sx={{ p: { xs: 2, sm: 3 } }}>
      <StockLine item={item} />
      {item.description !== null && <LongText>{item.description}</LongText>}
      <FactList item={item} today={today} />
      {item.notes !== null && (
        <>
          <Divider sx={{ my: 2.5 }} />
          <Typography variant="subtitle2" component="h2">
            {item_labels.notes}
          </Typography>
          <LongText>{item.notes}</LongText>
        </>
      )}
    </Card>
  )
}

function StockLine({ item }: { item: Item }) {
  const unit = item.unit_of_measure ?? ''
  const is_low = isLowStock(item)
  return (
    <>
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 2, rowGap: 1 }}>
        <Typography
          component="p"
          sx={{
            fontSize: '2.5rem',
            fontWeight: 650,
            letterSpacing: '-0.02em',
            lineHeight: 1.2,
            overflowWrap: 'anywhere',
          }}
        >
          {formatQuantity(item.quantity)}{' '}
          <Box component="small" sx={{ fontSize: '1.25rem', fontWeight: 500, letterSpacing: 0 }}>
            {unit}
          </Box>
        </Typography>
        {is_low && <ToneChip tone="warning" label={messages.inventory.lowStock} />}
      </Stack>
      {item.low_stock_threshold !== null && (
        <Typography variant="body2" sx={{ color: is_low ? 'warning.main' : 'text.secondary', mt: 0.5 }}>
          {messages.inventory.lowStockAlert(formatQuantity(item.low_stock_threshold), unit)}
        </Typography>
      )}
    </>
  )
}

function FactList({ item, today }: ItemFactsProps) {
  const weight =
    item.item_weight !== null && item.item_weight_unit !== null
      ? `${formatQuantity(item.item_weight)} ${item.item_weight_unit}`
      : null
  const { location, brand, purchase_date, expiry_date } = item
  if (!location && !brand && !purchase_date && !expiry_date && !weight) return null
  return (
    <>
      <Divider sx={{ my: 2.5 }} />
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(3, 1fr)' } }}
      >
        {location && <Fact label={item_labels.location}>{location}</Fact>}
        {brand && <Fact label={item_labels.brand}>{brand}</Fact>}
        {purchase_date && <Fact label={item_labels.purchase_date}>{formatDay(purchase_date)}</Fact>}
        {expiry_date && (
          <Fact label={item_labels.expiry_date}>
            <ExpiryDay expiry_date={expiry_date} today={today} />
          </Fact>
        )}
        {weight && <Fact label="Weight">{weight}</Fact>}
      </Box>
    </>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </div>
  )
}

function ExpiryDay({ expiry_date, today }: { expiry_date: string; today: string }) {
  const expiry = describeExpiry(expiry_date, today)
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}>
      {formatDay(expiry_date)}
      {expiry?.tone === 'expired' && <ToneChip component="span" tone="error" label={expiry.words} />}
      {expiry?.tone === 'soon' && <ToneChip component="span" tone="warning" label={expiry.words} />}
    </Box>
  )
}

function LongText({ children }: { children: string }) {
  return <Typography sx={{ mt: 1, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{children}</Typography>
}
