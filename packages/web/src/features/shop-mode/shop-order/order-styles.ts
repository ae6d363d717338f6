const divider = '1px solid var(--mui-palette-divider)'

/** Rows of one height, which carrying counts in. The finger on a handle carries; beside it, it scrolls. */
export const order_styles = {
  m: 0,
  p: 0,
  listStyle: 'none',
  border: divider,
  borderRadius: 'var(--radius-card)',
  overflow: 'clip',
  '& li': {
    display: 'flex',
    alignItems: 'center',
    height: '3.5rem',
    pr: '4px',
    backgroundColor: 'var(--mui-palette-background-paper)',
  },
  '& li + li': { borderTop: divider },
  '&:has([data-carried=true]) li': { transition: 'transform 160ms ease-out' },
  '&& [data-carried=true]': { position: 'relative', zIndex: 1, transition: 'none', boxShadow: 'var(--mui-shadows-6)' },
  '& .handle': {
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    justifyContent: 'center',
    width: '3rem',
    height: '100%',
    color: 'var(--mui-palette-text-secondary)',
    cursor: 'grab',
    touchAction: 'none',
  },
  '& .name': { flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
} as const
