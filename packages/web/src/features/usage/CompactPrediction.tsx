import { type PaletteName } from '@larder/contract/constants'
import { depletionLabel, predictionDepletionColour } from '@larder/contract/rules'
import { type CSSObject, styled } from '@mui/material/styles'
import { Suspense, useState } from 'react'
import { Link, type LinkProps } from 'react-router'
import { radius } from '../../ui/measures.ts'
import { tint } from '../../ui/graphics/tint.ts'
import { useCompactPrediction } from './use-predictions.ts'
import { lazyWithPreload } from '../../ui/lazy/lazy-with-preload.tsx'

const tones: readonly PaletteName[] = ['success', 'warning', 'error']

/** A chip that is a link. It lies on a card with links of its own looks, so its rules must weigh more than theirs. */
const NoteLink = styled(Link)(({ theme }) => ({
  '&&&': {
    display: 'block',
    minWidth: 0,
    minHeight: 0,
    padding: '0 8px',
    borderRadius: radius.chip,
    ...theme.typography.caption,
    fontWeight: 600,
    lineHeight: '24px',
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    position: 'relative',
    // Above the area of the card's own link, which is 1.
    zIndex: 2,
    ...Object.fromEntries(tones.map((tone) => [`&[data-tone=${tone}]`, tint(tone)(theme) as CSSObject])),
  },
}))

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
