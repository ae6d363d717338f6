import { type Item } from '@larder/contract/item'
import { formatDay } from '@larder/contract/values/days'
import { formatAmount, formatQuantity } from '@larder/contract/values/numbers'
import { isCountable } from '@larder/contract/values/units'
import { messages } from '@larder/contract/messages'
import { depletionLabel } from '@larder/contract/rules'
import { usage_messages } from '@larder/contract/messages/usage/usage-messages'
import { action_labels } from '@larder/contract/messages/action-labels'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useToday } from '../../session/session.tsx'
import { SectionCard } from '../../ui/page/section-card.tsx'
import { visuallyHidden } from '../../ui/visually-hidden.ts'
import { PredictionChip } from './PredictionChip.tsx'
import { describePrediction } from './prediction-words.ts'
import { PredictionFacts } from './PredictionFacts.tsx'
import { StockOverTime } from './StockOverTime.tsx'
import { usePrediction } from './use-predictions.ts'
import { WeekdayUse } from './WeekdayUse.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'

/** When this item runs out, how sure that is, and from what it was concluded. */
export function PredictionPanel({ item }: { item: Item }) {
  const { data: prediction, isError, refetch } = usePrediction(item.item_id)
  const today = useToday()
  const days = prediction?.success ? prediction.days_until_depletion : null
  return (
    <SectionCard title={usage_messages.smartPrediction}>
      {isError && (
        <Alert
          severity="info"
          sx={{ mb: prediction ? 2 : 0 }}
          action={
            <Button color="inherit" size="small" onClick={() => void refetch()}>
              {action_labels.retry}
            </Button>
          }
        >
          {messages.prediction.failedLater}
        </Alert>
      )}
      {!prediction && !isError && <PredictionSkeleton />}
      {prediction && days === null && (
        <Typography sx={{ color: 'text.secondary' }}>{messages.prediction.notEnoughData}</Typography>
      )}
      {prediction && days !== null && (
        <Stack sx={{ gap: 3 }}>
          <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
            <Typography variant="subtitle1" component="p">
              {describePrediction(prediction, item, today)}
            </Typography>
            <PredictionChip
              days={days}
              depletion_date={prediction.depletion_date}
              confidence_level={prediction.confidence_level}
            />
            {/* The server repeats the chip's words where it has nothing to add. */}
            {prediction.message && ![depletionLabel(days), messages.inventory.allGone].includes(prediction.message) && (
              <Typography>{prediction.message}</Typography>
            )}
            {prediction.expected_waste && (
              <Typography sx={{ color: 'warning.main' }}>
                {usage_messages.expectedWaste(
                  formatQuantity(prediction.expected_waste.quantity),
                  formatAmount(item.quantity, item.unit_of_measure),
                  isCountable(item.unit_of_measure ?? 'pcs'),
                  formatDay(prediction.expected_waste.by),
                )}
              </Typography>
            )}
          </Stack>
          <PredictionFacts prediction={prediction} />
          <StockOverTime item={item} prediction={prediction} />
          <WeekdayUse item={item} />
        </Stack>
      )}
    </SectionCard>
  )
}

function PredictionSkeleton() {
  return (
    <>
      <output style={visuallyHidden}>{messages.app.loading}</output>
      <Box aria-hidden sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(136px, 1fr))' }}>
        {[64, 48, 72, 56].map((width) => (
          <div key={width}>
            <Skeleton width="80%" />
            <Skeleton width={`${width}%`} />
          </div>
        ))}
      </Box>
      <Skeleton variant="rounded" height={180} margin="24px 0 0" />
    </>
  )
}
