import { depletionLabel, predictionDepletionColour } from '@larder/contract/rules'
import { lazy, Suspense, useState } from 'react'
import { type LinkProps } from 'react-router'
import { NoteLink } from './NoteLink.ts'
import { useCompactPrediction } from './use-predictions.ts'

// Hundreds of cards and a tooltip that few ever see: its code comes when somebody points at one.
const PredictionTooltip = lazy(() =>
  import('./PredictionTooltip.tsx').then((part) => ({ default: part.PredictionTooltip })),
)

interface CompactPredictionProps {
  item_id: number
  /** Where the card leads: the chip lies above the card's own link and must lead there too. */
  link: Pick<LinkProps, 'to' | 'state'>
}

/** On a card: when the item runs out, or nothing at all. */
export function CompactPrediction({ item_id, link }: CompactPredictionProps) {
  const prediction = useCompactPrediction(item_id)
  const [pointed, setPointed] = useState<Element | null>(null)
  const days = prediction?.days_until_depletion ?? null
  if (!prediction || days === null) return null
  return (
    <>
      <NoteLink
        {...link}
        tabIndex={-1}
        data-tone={predictionDepletionColour(days)}
        onPointerEnter={(event) => setPointed(event.currentTarget)}
        onPointerLeave={() => setPointed(null)}
      >
        {depletionLabel(days)}
      </NoteLink>
      <Suspense>{pointed && <PredictionTooltip anchor={pointed} prediction={prediction} />}</Suspense>
    </>
  )
}
