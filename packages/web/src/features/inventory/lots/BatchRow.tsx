import { type Lot } from '@larder/contract/lots'
import { messages } from '@larder/contract/messages'
import { item_batch_messages as words } from '@larder/contract/messages/inventory/item-batch-messages'
import { formatAmount } from '@larder/contract/values/numbers'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useToday } from '../../../session/session.tsx'
import { describeGoingOff, describeLot } from '../../../shared/lots/lot-words.ts'
import { ToneChip } from '../../../ui/graphics/tone-chip.tsx'
import { Quiet } from '../../../ui/page/quiet.tsx'
import text from '../../../ui/text.module.css'
import { describeExpiry } from '../expiry.ts'
import { type LotAction } from './lot-actions.ts'
import { LotMenu } from './LotMenu.tsx'

interface BatchRowProps {
  lot: Lot
  unit: string | null
  /** Null for whoever may only look. */
  onChoose: ((action: LotAction) => void) | null
}

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 73,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
  '&:last-of-type': { borderBottom: 0, minHeight: 72 },
}
const tones = {
  expired: { color: 'error.main', fontWeight: 600 },
  soon: { color: 'warning.main', fontWeight: 600 },
  later: {},
}

/** One batch: how much, until when and where; using it is one tap, the rest is in a menu. */
export function BatchRow({ lot, unit, onChoose }: BatchRowProps) {
  const today = useToday()
  const { quantity, expiry_date, location, opened_on, frozen_on } = lot
  const batch = describeLot(lot, unit, today)
  const { useLabel: describeUse, moreLabel } = words
  const { tone } = describeExpiry(lot, today) ?? { tone: 'later' }
  return (
    <Box component="li" sx={row}>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
          <span className={text.amountSmall}>{formatAmount(quantity, unit)}</span>
          {opened_on !== null && <ToneChip tone="info" label={words.opened} />}
          {frozen_on !== null && <ToneChip tone="secondary" label={words.frozen} />}
          {tone === 'expired' && <ToneChip tone="error" label={messages.inventory.expired} />}
        </Box>
        <Quiet>
          <Box component="span" sx={tones[tone]}>
            {describeGoingOff(expiry_date, today)}
          </Box>
          {location && `, ${location}`}
        </Quiet>
      </Box>
      {onChoose && (
        <>
          <Button variant="outlined" aria-label={describeUse(batch)} onClick={() => onChoose('use')}>
            {words.actions.use}
          </Button>
          <Box sx={{ mr: -1.25 }}>
            <LotMenu lot={lot} label={moreLabel(batch)} onChoose={onChoose} />
          </Box>
        </>
      )}
    </Box>
  )
}
