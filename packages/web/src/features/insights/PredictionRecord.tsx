import { type Insights } from '@larder/contract/calls/insights-api'
import { insights_messages } from '@larder/contract/messages/insights-messages'
import Box from '@mui/material/Box'
import { Quiet } from '../../ui/page/quiet.tsx'
import { SectionCard } from '../../ui/page/section-card.tsx'
import { ProgressLine } from '../../ui/states/progress-line.tsx'
import text from '../../ui/text.module.css'

const percentOf = (share: number): string => `${Math.round(share * 100)}%`

/** How often Larder was right in this household, beside how sure it had been. */
export function PredictionRecord({ predictions }: { predictions: Insights['predictions'] }) {
  if (predictions === null) {
    return (
      <SectionCard title={insights_messages.predictions}>
        <p className={text.body1}>{insights_messages.tooFew}</p>
      </SectionCard>
    )
  }
  const { checked, came_true, stated } = predictions
  const share = came_true / checked
  return (
    <SectionCard title={insights_messages.predictions}>
      <p className={text.h2}>{insights_messages.cameTrue(came_true, checked)}</p>
      <Box sx={{ maxWidth: '24rem', my: 1.5 }}>
        <ProgressLine label={insights_messages.cameTrueShare} share={share} tone="success" />
      </Box>
      <p className={text.body1}>{insights_messages.stated(percentOf(share), percentOf(stated))}</p>
      <Quiet sx={{ mt: 1.5 }}>{insights_messages.rule}</Quiet>
    </SectionCard>
  )
}
