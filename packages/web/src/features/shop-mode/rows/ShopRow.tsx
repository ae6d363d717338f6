import { shop_mode_messages } from '@larder/contract/messages/shopping/shop-mode-messages'
import { memo } from 'react'
import { type ListLine } from '../../../shared/shopping-list/list-line.ts'
import { describeAmount } from '../../../shared/shopping-list/describe-amount.ts'
import { describePrice } from '../estimate.ts'

interface ShopRowProps {
  line: ListLine
  section: string
  /** Null for whoever may only look. */
  onTick: ((line: ListLine, is_ticked: boolean) => void) | null
}

// The next row comes to where the last one was: the second tap of a shaking hand must not tick it too.
const isSecondTap = (event: Event): boolean => event instanceof UIEvent && event.detail > 1

/** One thing to find: the whole row ticks it. */
export const ShopRow = memo(function ShopRow({ line, section, onTick }: ShopRowProps) {
  const { key, item_name, brand, is_ticked, ticked_by, estimated_price } = line
  const id = `shop-${key}`
  const amount = describeAmount(line)
  const Row = onTick ? 'label' : 'div'
  return (
    <li data-row={key} data-entry={line.entry_id} data-section={section}>
      <Row className="row" data-ticked={is_ticked || undefined}>
        {onTick && (
          <input
            type="checkbox"
            checked={is_ticked}
            aria-labelledby={`${id}-name`}
            aria-describedby={`${id}-amount`}
            onChange={({ target, nativeEvent }) => isSecondTap(nativeEvent) || onTick(line, target.checked)}
          />
        )}
        <span className="words">
          <span id={`${id}-name`} className="name">
            {item_name}
          </span>
          {brand && <span className="brand">{brand}</span>}
          {is_ticked && ticked_by && <span className="brand">{shop_mode_messages.hasIt(ticked_by)}</span>}
        </span>
        <span id={`${id}-amount`} className="side">
          <span className="amount">{amount}</span>
          {estimated_price != null && <span className="price">{describePrice(estimated_price)}</span>}
        </span>
      </Row>
    </li>
  )
})
