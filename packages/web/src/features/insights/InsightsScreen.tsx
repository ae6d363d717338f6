import { type Insights } from '@larder/contract/calls/insights-api'
import { action_labels } from '@larder/contract/messages/action-labels'
import { insights_messages } from '@larder/contract/messages/insights-messages'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { SelectBox } from '../../ui/form/select-box.tsx'
import { Page } from '../../ui/page/page.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { flow_names } from './flows.ts'
import { choice, column, sections } from './insights-styles.ts'
import { InsightsSkeleton } from './InsightsSkeleton.tsx'
import { MonthByMonth } from './MonthByMonth.tsx'
import { PredictionRecord } from './PredictionRecord.tsx'
import { SpendingByCategory } from './SpendingByCategory.tsx'
import { periods, useInsights, usePeriod } from './use-insights.ts'
import { WastedThings } from './WastedThings.tsx'

const isEmpty = ({ months }: Insights): boolean =>
  months.every((month) => flow_names.every((name) => month[name].records === 0))

/** Insights: what the household bought, used and threw away, and how well Larder foresaw it. */
export function InsightsScreen() {
  const [months, setMonths] = usePeriod()
  const { data, isError, isPlaceholderData, refetch } = useInsights(months)
  return (
    <Page
      title={action_labels.insights}
      lead={insights_messages.lead}
      actions={
        <Box sx={choice}>
          <SelectBox
            id="period"
            name="months"
            label={insights_messages.period}
            value={String(months)}
            onChange={(event) => setMonths(Number(event.target.value))}
          >
            {periods.map((period) => (
              <option key={period} value={period}>
                {insights_messages.lastMonths(period)}
              </option>
            ))}
          </SelectBox>
        </Box>
      }
    >
      {isError && (
        <Box className="screen-only" sx={{ mb: 2 }}>
          <ErrorState message={insights_messages.failed} onRetry={() => void refetch()} />
        </Box>
      )}
      {!data && !isError && <InsightsSkeleton />}
      {data && (isEmpty(data) ? <NothingYet /> : <Sections insights={data} is_old={isPlaceholderData} />)}
    </Page>
  )
}

function Sections({ insights, is_old }: { insights: Insights; is_old: boolean }) {
  const { months, thrown_away, spending, predictions } = insights
  return (
    <Box sx={sections} aria-busy={is_old}>
      <MonthByMonth months={months} />
      <Box sx={column}>
        <WastedThings things={thrown_away} />
        <PredictionRecord predictions={predictions} />
      </Box>
      <SpendingByCategory spending={spending} />
    </Box>
  )
}

function NothingYet() {
  const action = (
    <Button component={Link} to="/inventory" variant="contained">
      {insights_messages.viewInventory}
    </Button>
  )
  return <EmptyState title={insights_messages.empty} text={insights_messages.emptyReason} action={action} />
}
