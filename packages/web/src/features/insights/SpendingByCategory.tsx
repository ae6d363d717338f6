import { type Insights } from '@larder/contract/calls/insights-api'
import { insights_messages } from '@larder/contract/messages/insights-messages'
import { formatQuantity } from '@larder/contract/values/numbers'
import { SectionCard } from '../../ui/page/section-card.tsx'
import text from '../../ui/text.module.css'
import { formatMoney } from './flows.ts'
import { ShareTable } from './ShareTable.tsx'

/** Where the money goes, as far as prices are known. */
export function SpendingByCategory({ spending }: { spending: Insights['spending'] }) {
  const most = Math.max(...spending.map(({ money }) => money))
  return (
    <SectionCard title={insights_messages.spending}>
      {spending.length === 0 ? (
        <p className={text.body1}>{insights_messages.spendingNothing}</p>
      ) : (
        <ShareTable
          caption={insights_messages.spending}
          columns={[insights_messages.category, insights_messages.purchases, insights_messages.money]}
          tone="primary"
          rows={spending.map(({ category, purchases, money }) => ({
            key: category ?? '',
            name: category ?? insights_messages.otherCategories,
            share: most > 0 ? money / most : 0,
            cells: [formatQuantity(purchases), formatMoney(money)],
          }))}
        />
      )}
    </SectionCard>
  )
}
