import { type SxProps, type Theme } from '@mui/material/styles'

/*
 * Made at run time: the one sheet that every screen carries has no space for a page that few first loads open. See decision
 * 041.
 */
type Style = SxProps<Theme>

/** A list to choose from, no wider than its words. */
export const choice: Style = { width: '13rem', maxWidth: '100%' }

/** The parts of the page: beside each other on a desk, the charts across. */
export const sections: Style = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  // What was chosen before, while the new period is on its way.
  '&[aria-busy=true]': { opacity: 0.6 },
  '& > :first-child': { gridColumn: '1 / -1' },
}

/** Parts below each other. */
export const column: Style = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }

export const charts: Style = {
  display: 'grid',
  gap: 3,
  mt: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
}

/** What the browser folds away by itself. */
export const details: Style = {
  mt: 2,
  '& > summary': { width: 'fit-content', py: 1.25, typography: 'subtitle2', cursor: 'pointer' },
}

/** A table of words and numbers; its heading says to those who see what its caption says to others. */
export const table: Style = {
  width: '100%',
  borderCollapse: 'collapse',
  // A phone of 320 px has space for four columns of thirteen.
  typography: 'body2',
  '@media (max-width: 359.95px)': { typography: 'caption' },
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    p: { xs: '8px 0 8px 8px', sm: '8px 0 8px 12px' },
    textAlign: 'end',
    verticalAlign: 'top',
    fontWeight: 400,
  },
  '& th:first-of-type': { pl: 0, textAlign: 'start' },
  '& tbody th': { overflowWrap: 'anywhere' },
  '& thead th': { color: 'text.secondary', typography: 'caption', verticalAlign: 'bottom' },
  '& tbody tr, & tfoot tr': { borderTop: 1, borderColor: 'divider' },
  '& tfoot :is(th, td)': { fontWeight: 600 },
  // As high as a thumb needs it, and as a word it stands in line with the numbers beside it.
  '& a': { display: 'block', py: 1.5, my: -1.5, color: 'inherit' },
}

/** The bar of a row, below its name. */
export const bar: Style = { display: 'block', minWidth: 2, height: 4, mt: 0.5, borderRadius: '2px' }
