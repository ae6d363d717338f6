/** Corners: what is pressed and what lies; a word in a pill has less of them, and what floats is round. */
export const radius = { chip: '8px', control: '10px', card: '14px', round: '999px' } as const

/** The top bar, which everything sticky stands below. */
export const top_bar_px = 64

/** How wide a page may grow: lists, forms, and the forms to log in and register. */
export const page_widths = { content: 1120, form: 720, narrow: 440 } as const

/** The margin on both sides of every page. */
export const page_margin = { xs: 2, sm: 3 } as const
