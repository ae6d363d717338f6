import { formatDay } from '@larder/contract/values/days'
import { type Item } from '@larder/contract/item'
import { formatAmount } from '@larder/contract/values/numbers'
import { item_messages } from '@larder/contract/messages/inventory/item-messages'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type ReactNode, Suspense } from 'react'
import { useCanWrite } from '../../../session/can-write.ts'
import { useToday } from '../../../session/session.tsx'
import { Fact, FactList } from '../../../ui/page/facts.tsx'
import { Quiet } from '../../../ui/page/quiet.tsx'
import { page_margin } from '../../../ui/measures.ts'
import { ToneChip } from '../../../ui/graphics/tone-chip.tsx'
import { describeExpiredPart, describeExpiry } from '../expiry.ts'
import { item_labels } from '../labels.ts'
import { FrozenMark, StockMenu } from '../lots/lazy-lots.ts'
import { StockLine } from '../card/StockLine.tsx'
import { ListActions } from './ListActions.tsx'

/** The day something expires, and a chip where that needs attention. */
function ExpiryDay({ item, expiry_date }: { item: Item; expiry_date: string }) {
  const today = useToday()
  const expiry = describeExpiry(item, today)
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}>
      <span>{formatDay(expiry_date)}</span>
      {expiry?.tone === 'expired' && (
        <>
          <ToneChip tone="error" label={expiry.words} />
          <Quiet component="span">{describeExpiredPart(item, today)}</Quiet>
        </>
      )}
      {expiry?.tone === 'soon' && <ToneChip tone="warning" label={expiry.words} />}
    </Box>
  )
}

/** Everything that is known about an item; empty fields take no space. */
export function ItemFacts({ item }: { item: Item }) {
  const { description, location, brand, purchase_date, expiry_date, item_weight, item_weight_unit, notes } = item
  const canWrite = useCanWrite()
  // With several, each has its own menu in the section below.
  const only_lot = item.lots?.length === 1 ? item.lots[0] : undefined
  const weight = item_weight !== null && item_weight_unit ? formatAmount(item_weight, item_weight_unit) : null
  const hasFacts = [location, brand, purchase_date, expiry_date, weight].some(Boolean)
  return (
    <Card sx={{ p: page_margin }}>
      <Stack direction="row" sx={{ alignItems: 'flex-start', gap: 1, mr: -1 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <StockLine item={item}>
            <Suspense>{only_lot?.frozen_on && <FrozenMark />}</Suspense>
          </StockLine>
        </Box>
        <Suspense>{only_lot && canWrite && <StockMenu item={item} lot={only_lot} />}</Suspense>
      </Stack>
      {description && <LongText>{description}</LongText>}
      {hasFacts && (
        <Ruled>
          <FactList>
            {location && <Fact label={item_labels.location}>{location}</Fact>}
            {purchase_date && <Fact label={item_labels.purchase_date}>{formatDay(purchase_date)}</Fact>}
            {expiry_date && (
              <Fact label={item_labels.expiry_date}>
                <ExpiryDay item={item} expiry_date={expiry_date} />
              </Fact>
            )}
            {brand && <Fact label={item_labels.brand}>{brand}</Fact>}
            {weight && <Fact label={item_messages.weight}>{weight}</Fact>}
          </FactList>
        </Ruled>
      )}
      {notes && (
        <Ruled>
          <Box component="dl" sx={{ m: 0 }}>
            <Fact label={item_labels.notes}>
              <span style={{ whiteSpace: 'pre-wrap' }}>{notes}</span>
            </Fact>
          </Box>
        </Ruled>
      )}
      {/* A server with the specification's shapes alone keeps no list. */}
      {item.lot_count !== undefined && canWrite && (
        <Ruled>
          <ListActions item={item} />
        </Ruled>
      )}
    </Card>
  )
}

/** A part of the card below a hairline. */
function Ruled({ children }: { children: ReactNode }) {
  return <Box sx={{ mt: 2, pt: 2, borderTop: 1, borderColor: 'divider' }}>{children}</Box>
}

function LongText({ children }: { children: string }) {
  return <Typography sx={{ mt: 2, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{children}</Typography>
}
