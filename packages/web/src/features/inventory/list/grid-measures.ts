import { type CSSProperties } from 'react'
import { readRem } from '../../../ui/measures.ts'

// In rem: cards grow with the size of the text.
const card_width = 18.75
const gap = 1
/** One height for every card of a width, so that the place of each is known without measuring any. */
const card_height = 12
/** The container queries of ItemCard.module.css and ItemGrid.module.css say the same of these widths. */
const heights = [
  // Below this width the parts of a card stand below each other.
  { below: 17, height: 24 },
  // A small phone: minus and plus below the name.
  { below: 20.5, height: 9.75 },
  // A phone, and wherever there is one column alone.
  { below: 2 * card_width + gap, height: 6 },
] as const
const compact_gap = 0.5

/** The measures, for the style sheets of the grid and its cards. */
export const grid_measures = {
  '--card-width': `${card_width}rem`,
  '--card-gap': `${gap}rem`,
  '--compact-card-gap': `${compact_gap}rem`,
  '--card-height': `${card_height}rem`,
  '--narrow-card-height': `${heights[0].height}rem`,
  '--small-card-height': `${heights[1].height}rem`,
  '--compact-card-height': `${heights[2].height}rem`,
} as CSSProperties

export interface GridMeasures {
  /** How many cards stand side by side. */
  columns: number
  /** From one row of cards to the next. */
  row_px: number
}

/** What the style sheet makes of a list of that width. */
export function measureGrid(width_px: number, rem_px: number = readRem()): GridMeasures {
  const width = width_px / rem_px
  const single = heights.find(({ below }) => width < below)
  return {
    columns: single ? 1 : Math.floor((width + gap) / (card_width + gap)),
    row_px: (single ? single.height + compact_gap : card_height + gap) * rem_px,
  }
}
