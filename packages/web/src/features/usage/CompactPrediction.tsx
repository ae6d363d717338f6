import { depletionLabel, predictionDepletionColour } from '@larder/contract/rules'
import { type CSSProperties, Suspense, useState } from 'react'
import { Link, type LinkProps } from 'react-router'
import { chip_look } from '../../ui/graphics/tone-chip.tsx'
import css from './CompactPrediction.module.css'
import { useCompactPrediction } from './use-predictions.ts'
import { lazyWithPreload } from '../../ui/lazy/lazy-with-preload.tsx'

// Few people see the tooltip: its code is fetched on the first hover.
const PredictionTooltip = lazyWithPreload(async () => (await import('./PredictionChip.tsx')).PredictionTooltip)

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
      <Link
        {...link}
        className={`${chip_look} ${css.link}`}
        tabIndex={-1}
        data-tone={predictionDepletionColour(days)}
        // Where a card orders its dates, by the day.
        style={{ '--day': days + 1 } as CSSProperties}
        onPointerEnter={(event) => setPointed(event.currentTarget)}
        onPointerLeave={() => setPointed(null)}
      >
        {depletionLabel(days)}
      </Link>
      <Suspense>{pointed && <PredictionTooltip anchor={pointed} prediction={prediction} />}</Suspense>
    </>
  )
}
