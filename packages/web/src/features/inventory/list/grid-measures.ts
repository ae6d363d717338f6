import { type CSSProperties } from 'react'
import { readRem } from '../../../ui/measures.ts'

// In rem: cards grow with the size of the text.
const card_width = 18.75
const gap = 1
/** One height for every card, so that the place of each is known without measuring any. */
const card_height = 12
/** Below this width the parts of a card stand below each other; the container query of ItemCard.module.css says the same. */
const narrow_below = 17
const narrow_card_height = 24

/** The measures, for the style sheets of the grid and its cards. */
export const grid_measures = {
  '--card-width': `${card_width}rem`,
  '--card-gap': `${gap}rem`,
  '--card-height': `${card_height}rem`,
  '--narrow-card-height': `${narrow_card_height}rem`,
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
  const height = width < narrow_below ? narrow_card_height : card_height
  return {
    columns: Math.max(1, Math.floor((width + gap) / (card_width + gap))),
    row_px: (height + gap) * rem_px,
  }
}
