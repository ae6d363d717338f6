/** Stays at the lower edge on every screen, over what scrolls behind it; with large text it would hide most of the page. */
export const bar_styles = {
  position: 'sticky',
  bottom: 0,
  zIndex: 'calc(var(--mui-zIndex-appBar) - 1)',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '8px 16px',
  m: 'auto calc(-1 * var(--page-margin)) -16px',
  p: '12px var(--page-margin) calc(12px + env(safe-area-inset-bottom))',
  borderTop: '1px solid var(--mui-palette-divider)',
  backgroundColor: 'var(--mui-palette-background-default)',
  '& .line': { display: 'flex', alignItems: 'center', gap: '8px', minHeight: '3.25rem' },
  '& .choice + *, & .choice + * + *': { alignSelf: 'flex-end' },
  '& .choice': { flex: 1, minWidth: 0 },
  '& .total': { display: 'flex', flex: 1, flexDirection: 'column', minWidth: 0, m: 0 },
  '& .total > *': { whiteSpace: 'nowrap' },
  '& .word': { display: { xs: 'none', sm: 'inline' } },
  // A phone on its side: one line leaves space for rows.
  '@media (min-width: 600px) and (max-height: 500px)': {
    gridTemplateColumns: '1fr 1fr',
    py: '4px',
    '& .word.word': { display: 'none' },
  },
  '@media (max-width: 19.9em)': {
    position: 'static',
    '& .line': { flexWrap: 'wrap' },
    '& .choice, & .total': { flexBasis: '100%' },
    '& .total > *': { whiteSpace: 'normal' },
  },
} as const

export const tool_styles = { flex: 'none', gap: '8px', minWidth: 48, minHeight: 48, px: { xs: 1, sm: 2 } } as const

export const finish_styles = { px: { xs: 2, sm: 3 }, minHeight: 52, whiteSpace: 'nowrap' } as const
