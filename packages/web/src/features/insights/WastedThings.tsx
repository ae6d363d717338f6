import { type Insights } from '@larder/contract/calls/insights-api'
import { insights_messages } from '@larder/contract/messages/insights-messages'
import { formatAmount } from '@larder/contract/values/numbers'
import { Link } from 'react-router'
import { SectionCard } from '../../ui/page/section-card.tsx'
import text from '../../ui/text.module.css'
import { formatMoney } from './flows.ts'
import { ShareTable } from './ShareTable.tsx'

/** The things most often thrown away, each a way to its page. */
export function WastedThings({ things }: { things: Insights['thrown_away'] }) {
  const most = Math.max(...things.map(({ times }) => times))
  return (
    <SectionCard title={insights_messages.wasted}>
      {things.length === 0 ? (
        <p className={text.body1}>{insights_messages.wastedNothing}</p>
      ) : (
        <ShareTable
          caption={insights_messages.wasted}
          columns={[
            insights_messages.item,
            insights_messages.howOften,
            insights_messages.amount,
            insights_messages.money,
          ]}
          tone="warning"
          rows={things.map(({ item_id, item_name, times, quantity, unit_of_measure, money }) => ({
            key: item_id,
            name: <Link to={`/inventory/${item_id}`}>{item_name}</Link>,
            share: times / most,
            cells: [
              insights_messages.times(times),
              quantity === null ? '–' : formatAmount(quantity, unit_of_measure),
              money === null ? '–' : formatMoney(money),
            ],
          }))}
        />
      )}
    </SectionCard>
  )
}
