import { formatDay } from '@larder/contract/values/days'
import { messages } from '@larder/contract/messages'
import { type Prediction } from '@larder/contract/prediction'
import { depletionLabel, predictionDepletionColour } from '@larder/contract/rules'
import Tooltip from '@mui/material/Tooltip'
import { ToneChip } from '../../ui/graphics/tone-chip.tsx'
import { percentOf } from './amounts.ts'

interface PredictionChipProps {
  days: number
  depletion_date: string | null
  confidence_level: number | null
}

/** The tooltip's words: which day, and how sure. */
function tooltipOf({ depletion_date, confidence_level }: Omit<PredictionChipProps, 'days'>): string {
  if (depletion_date === null) return ''
  return messages.prediction.tooltip(formatDay(depletion_date), percentOf(confidence_level ?? 0))
}

/** When it runs out, in the words and colours of the specification. */
export function PredictionChip({ days, ...facts }: PredictionChipProps) {
  return (
    <Tooltip title={tooltipOf(facts)} describeChild arrow enterTouchDelay={0}>
      <ToneChip size="medium" tabIndex={0} tone={predictionDepletionColour(days)} label={depletionLabel(days)} />
    </Tooltip>
  )
}

interface PredictionTooltipProps {
  anchor: Element
  prediction: Pick<Prediction, 'depletion_date' | 'confidence_level'>
}

/** The day and the confidence beside a card's chip, while somebody points at it. */
export function PredictionTooltip({ anchor, prediction }: PredictionTooltipProps) {
  return (
    <Tooltip open arrow title={tooltipOf(prediction)} slotProps={{ popper: { anchorEl: anchor } }}>
      <span />
    </Tooltip>
  )
}
