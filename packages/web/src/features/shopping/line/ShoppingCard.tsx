import { messages } from '@larder/contract/messages'
import { shopping_messages as words } from '@larder/contract/messages/shopping/shopping-messages'
import { depletionLabel, shoppingConfidenceColour, shoppingDepletionColour } from '@larder/contract/rules'
import Checkbox from '@mui/material/Checkbox'
import { memo } from 'react'
import { Link } from 'react-router'
import { useCanWrite } from '../../../session/can-write.ts'
import { describeAmount } from '../../../shared/shopping-list/describe-amount.ts'
import { type ListLine } from '../../../shared/shopping-list/list-line.ts'
import { ToneChip } from '../../../ui/graphics/tone-chip.tsx'
import text from '../../../ui/text.module.css'
import { visuallyHidden } from '../../../ui/visually-hidden.ts'
import { AmountField } from './AmountField.tsx'
import { describeLine } from './describe-line.ts'
import { Fact, Facts } from './Facts.tsx'
import { LineMenu } from './LineMenu.tsx'
import css from './ShoppingCard.module.css'

export interface LineActions {
  tick: (line: ListLine, is_ticked: boolean) => void
  setAmount: (line: ListLine, amount: number | null) => void
}

/** One thing to buy: tick it, change how much, or look at why it is here. */
export const ShoppingCard = memo(function ShoppingCard({ line, tick, setAmount }: { line: ListLine } & LineActions) {
  const { key, item_id, item_name, is_ticked, days_until_depletion: days, confidence_level } = line
  const { stock, suggested, notes } = describeLine(line)
  const id = `shopping-${key}`
  const canWrite = useCanWrite()
  const Name = canWrite ? 'label' : 'span'
  return (
    <li className={css.line} data-entry={line.entry_id}>
      {canWrite ? (
        <Checkbox
          checked={is_ticked}
          onChange={() => tick(line, !is_ticked)}
          slotProps={{ input: { id, 'aria-label': item_name } }}
          className={css.tick ?? ''}
        />
      ) : (
        <span className={css.noTick} />
      )}
      <div className={css.what}>
        <div className={css.head}>
          <Name
            {...(canWrite ? { htmlFor: id } : { id })}
            className={`${text.subtitle1} ${css.name}`}
            data-ticked={is_ticked || undefined}
          >
            {item_name}
          </Name>
          {line.brand && <span className={`screen-only ${text.caption} ${text.quiet} ${css.brand}`}>{line.brand}</span>}
        </div>
        <Facts>
          {days !== null && (
            <Fact tone={shoppingDepletionColour(days)} is_strong>
              {depletionLabel(days)}
            </Fact>
          )}
          {confidence_level !== null && (
            <Fact tone={shoppingConfidenceColour(confidence_level)} omitted={words.longWords.confidence}>
              {messages.shopping.confidence(`${Math.round(confidence_level * 100)}%`)}
            </Fact>
          )}
        </Facts>
      </div>
      {canWrite ? (
        <>
          <AmountField line={line} onChange={(changed) => setAmount(line, changed)} />
          <LineMenu line={line} />
        </>
      ) : (
        <span className={`${text.subtitle1} ${css.amount}`}>{describeAmount(line)}</span>
      )}
      <div className={`screen-only ${css.more}`}>
        {item_id !== null && (
          <div className={css.stock}>
            <Facts>
              <Fact omitted={words.longWords.currentStock}>{messages.shopping.currentStock(stock)}</Fact>
              <Fact omitted={words.longWords.suggested}>{messages.shopping.suggested(suggested)}</Fact>
            </Facts>
            <Link to={`/inventory/${item_id}`} aria-describedby={id} className={`${text.caption} ${css.details}`}>
              {words.viewDetails}
            </Link>
          </div>
        )}
        <div className={css.end}>
          <Facts>
            {line.category && <span style={visuallyHidden}>{line.category}</span>}
            {notes.map((note) => (
              <Fact key={note}>{note}</Fact>
            ))}
          </Facts>
          {line.is_low_stock && <ToneChip className={css.low} tone="warning" label={messages.inventory.lowStock} />}
        </div>
      </div>
    </li>
  )
})
