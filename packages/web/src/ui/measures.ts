// The measures of base.css, for the styles of MUI components.

/** Corners: what is pressed and what lies; a word in a pill has less of them, and what floats is round. */
export const radius = {
  chip: 'var(--radius-chip)',
  control: 'var(--radius-control)',
  card: 'var(--radius-card)',
  round: 'var(--radius-round)',
} as const

/** Where what is sticky stands: below the top bar, and below what hangs from it while there is no connection. */
export const sticky_top = 'var(--sticky-top, var(--top-bar))'

/** How wide a page may grow: lists, forms, and the forms to log in and register. */
export const page_widths = {
  content: 'var(--page-content)',
  form: 'var(--page-form)',
  narrow: 'var(--page-narrow)',
} as const

/** The margin on both sides of every page. */
export const page_margin = 'var(--page-margin)'

/** How many px the size of the text makes of 1rem: 16, unless the browser is set to another. */
export const readRem = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
