import { type Prediction } from '@larder/contract/prediction'
import Tooltip from '@mui/material/Tooltip'
import { tooltipOf } from './PredictionChip.tsx'

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
