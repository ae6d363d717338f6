import { type Lot } from '@larder/contract/lots'
import { item_batch_messages as words } from '@larder/contract/messages/item-batch-messages'
import { formatAmount } from '@larder/contract/values/numbers'
import Button from '@mui/material/Button'
import { useToday } from '../../../session/session.tsx'
import { describeGoingOff, describeLot } from '../../../shared/lots/lot-words.ts'
import { ToneChip } from '../../../ui/graphics/tone-chip.tsx'
import text from '../../../ui/text.module.css'
import { describeExpiry } from '../expiry.ts'
import css from './BatchRow.module.css'
import { type LotAction } from './lot-actions.ts'
import { LotMenu } from './LotMenu.tsx'

interface BatchRowProps {
  lot: Lot
  unit: string | null
  onChoose: (action: LotAction) => void
}

/** One batch: how much, until when and where; using it is one tap, the rest is in a menu. */
export function BatchRow({ lot, unit, onChoose }: BatchRowProps) {
  const today = useToday()
  const { quantity, expiry_date, location, opened_on, frozen_on } = lot
  const batch = describeLot(lot, unit, today)
  return (
    <li className={css.row}>
      <div className={css.words}>
        <div className={css.first}>
          <span className={text.amountSmall}>{formatAmount(quantity, unit)}</span>
          {opened_on !== null && <ToneChip tone="info" label={words.opened} />}
          {frozen_on !== null && <ToneChip tone="secondary" label={words.frozen} />}
        </div>
        <p className={`${text.body2} ${css.facts}`}>
          <span data-expiry={describeExpiry(expiry_date, today)?.tone}>{describeGoingOff(expiry_date, today)}</span>
          {location && ` · ${location}`}
        </p>
      </div>
      <Button
        variant="outlined"
        aria-label={words.useLabel(batch)}
        onClick={() => onChoose('use')}
        sx={{ flex: 'none' }}
      >
        {words.actions.use}
      </Button>
      <LotMenu lot={lot} label={words.moreLabel(batch)} onChoose={onChoose} />
    </li>
  )
}
