import { formatDay } from '@larder/contract/values/days'
import { type Item } from '@larder/contract/item'
import { messages } from '@larder/contract/messages'
import { isExpired } from '@larder/contract/rules'
import { formatAmount } from '@larder/contract/values/numbers'
import { item_labels } from '../labels.ts'
import { type Section } from '../filter/order.ts'
import css from './PrintedItems.module.css'

const columns = ['item_name', 'brand', 'quantity', 'location', 'expiry_date'] as const

function Row({ item, today }: { item: Item; today: string }) {
  const day = item.expiry_date && formatDay(item.expiry_date)
  const isPast = isExpired(item.expiry_date, today)
  const expiry = isPast ? `${day}, ${messages.inventory.expired}` : day
  return (
    <tr>
      <td>{item.item_name}</td>
      <td>{item.brand}</td>
      <td>{formatAmount(item.quantity, item.unit_of_measure)}</td>
      <td>{item.location}</td>
      <td>{item.quantity > 0 ? expiry : messages.inventory.allGone}</td>
    </tr>
  )
}

interface PrintedItemsProps {
  sections: readonly Section[]
  summary: string
  today: string
}

/**
 * The list as it stands on paper, instead of what comes after it on the screen: every item that the filters leave, where
 * the screen only has those in sight.
 */
export function PrintedItems({ sections, summary, today }: PrintedItemsProps) {
  return (
    <div className="on-paper">
      <p>{summary}</p>
      {sections.map(({ title, items }) => (
        <section key={title ?? ''}>
          {title !== null && <h2 className={css.heading}>{title}</h2>}
          <table className={css.table}>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {item_labels[column]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {items.map((item) => (
                <Row key={item.item_id} item={item} today={today} />
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </div>
  )
}
