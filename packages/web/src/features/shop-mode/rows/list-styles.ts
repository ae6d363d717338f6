const divider = '1px solid var(--mui-palette-divider)'
const quiet = 'var(--mui-palette-text-secondary)'
const leaf = 'var(--mui-palette-primary-main)'
const box_size = '1.625rem'

const heading = {
  position: 'sticky',
  top: 'var(--sticky-top, var(--top-bar))',
  zIndex: 1,
  m: 0,
  p: '6px 16px',
  font: 'var(--mui-font-subtitle2)',
  color: quiet,
  backgroundColor: 'var(--mui-palette-background-default)',
} as const

/** 56 px at least, in rem since it holds text; the finger may come down anywhere on it. */
const row = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minHeight: '3.5rem',
  p: `6px 16px 6px calc(28px + ${box_size})`,
  touchAction: 'manipulation',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
} as const

/** The checkbox is the row; its square is drawn at the beginning. */
const checkbox = {
  position: 'absolute',
  inset: 0,
  m: 0,
  borderRadius: 'var(--radius-control)',
  appearance: 'none',
  cursor: 'pointer',
  '&::before': {
    content: '""',
    position: 'absolute',
    top: `calc(50% - ${box_size} / 2)`,
    left: '16px',
    width: box_size,
    height: box_size,
    border: `2px solid ${quiet}`,
    borderRadius: '8px',
  },
  '&:checked::before': { borderColor: leaf, backgroundColor: leaf },
  '&:checked::after': {
    content: '""',
    position: 'absolute',
    top: 'calc(50% - 0.55rem)',
    left: 'calc(16px + 0.55rem)',
    width: '0.5rem',
    height: '0.85rem',
    border: 'solid var(--mui-palette-primary-contrastText)',
    borderWidth: '0 3px 3px 0',
    transform: 'rotate(45deg)',
  },
  '&:active': { backgroundColor: 'var(--mui-palette-action-hover)' },
  '&:focus-visible': { outline: `2px solid ${leaf}`, outlineOffset: '-2px' },
} as const

const words = { flex: 1, minWidth: 0, overflowWrap: 'anywhere', lineHeight: 1.3 } as const
const loud = { fontSize: '1.125rem', fontWeight: 600 } as const

const side = {
  display: 'flex',
  flex: 'none',
  flexDirection: 'column',
  alignItems: 'flex-end',
  maxWidth: '45%',
  textAlign: 'right',
  lineHeight: 1.25,
} as const

/**
 * All rows and headings, in the sheet of this screen alone: what every screen's first load carries has no space for them.
 * The page scrolls along by itself, so that a browser that did it too would do it twice.
 */
export const list_styles = {
  position: 'relative',
  overflowAnchor: 'none',
  mx: { xs: 'calc(-1 * var(--page-margin))', sm: 0 },
  '& section + section': { mt: '8px' },
  '& section[data-cart]': { mt: '24px' },
  '& h2': heading,
  '& ul': {
    m: 0,
    p: 0,
    listStyle: 'none',
    border: divider,
    borderInlineWidth: { xs: 0, sm: 1 },
    borderRadius: { xs: 0, sm: 'var(--radius-card)' },
    backgroundColor: 'var(--mui-palette-background-paper)',
  },
  '& li + li': { borderTop: divider },
  '& .row': row,
  '& div.row': { pl: '16px' },
  '& input': checkbox,
  '& .words': words,
  '& .name, & .amount': loud,
  '& .brand': { ml: '8px', fontSize: '0.875rem', color: quiet },
  '& .side': side,
  '& .price': { fontSize: '0.8125rem', color: quiet },
  '& [data-ticked] .name, & [data-ticked] .amount': { color: quiet },
  '& [data-ticked] .name': { textDecoration: 'line-through' },
} as const

export const skeleton_styles = {
  mt: '2.125rem',
  '& > div': { display: 'flex', alignItems: 'center', gap: '12px', height: 'calc(3.5rem + 1px)' },
} as const
