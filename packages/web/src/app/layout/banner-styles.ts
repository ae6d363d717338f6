/**
 * The look of the banner, in its own file: the sheet that every first load carries has no space for it. The banner ends where a
 * page begins, and grows upwards where its words need a second line.
 */
export const banner_styles = {
  position: 'fixed',
  top: 0,
  insetInline: 0,
  height: 'calc(var(--top-bar) + var(--banner))',
  // Dialogs wait for the server more than anything else.
  zIndex: 'var(--mui-zIndex-snackbar)',
  display: 'grid',
  alignItems: 'end',
  justifyItems: 'center',
  pointerEvents: 'none',
  // A full-screen dialog leaves no such space: there it stands at the top.
  'body:has(.MuiDialog-paperFullScreen) &': { top: '6px', height: 'auto' },
  '& .pill': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    columnGap: '0.35em',
    maxWidth: 'calc(100% - 8px)',
    p: '6px 16px',
    borderRadius: '1rem',
    color: 'var(--mui-palette-background-default)',
    boxShadow: 'var(--mui-shadows-3)',
    font: 'var(--mui-font-subtitle2)',
    lineHeight: '1.25rem',
    textAlign: 'center',
  },
  '& .pill:not(:has(> :not(:empty)))': { display: 'none' },
  // It stays for whoever listens, and takes no space of the others.
  '& #connection:empty': { mr: '-0.35em' },
  '& [data-look=reconnected]': { backgroundColor: 'var(--mui-palette-success-main)' },
  '& [data-look=lost], & [data-look=aside]': { backgroundColor: 'var(--mui-palette-warning-main)' },
  // What is kept can be read and changed: that needs no alarm.
  '& [data-look=quiet]': {
    color: 'var(--mui-palette-text-primary)',
    backgroundColor: 'var(--mui-palette-background-paper)',
    outline: '1px solid var(--mui-palette-divider)',
  },
  // For the eye alone; apart from the words of a link, so that it is not underlined with them.
  '& :not(:empty) + .more::before': { content: '"·" / ""', display: 'inline-block', mr: '0.35em' },
  '& a': { position: 'relative', color: 'inherit', pointerEvents: 'auto', cursor: 'pointer' },
  // As high as a finger needs it, over the bar: below begins the page.
  '& a::after': { content: '""', position: 'absolute', inset: '-18px -8px -6px' },
  '& p': {
    position: 'absolute',
    top: '100%',
    m: 0,
    p: '16px',
    maxWidth: '30rem',
    font: 'var(--mui-font-body2)',
    textAlign: 'center',
    textWrap: 'balance',
  },
  '@media (max-width: 599.95px)': {
    '& .pill': { py: '4px' },
    '& .pill:has(> .more)': { px: '10px', fontSize: '0.8125rem', fontWeight: 500 },
  },
} as const

const while_shown = 'body:has(#connection-banner > .pill > :not(:empty))'

/** How far the banner hangs below the bar, where nothing that sticks may lie, and the space that a full-screen dialog leaves. */
export const space_styles = {
  // The title of a page begins sooner on a phone.
  body: { '--banner': '0.875rem', '@media (min-width: 600px)': { '--banner': 'calc(2rem - 9px)' } },
  [while_shown]: {
    '--sticky-top': 'calc(var(--top-bar) + var(--banner))',
    '& header:not(main *)': { boxShadow: '0 var(--banner) var(--mui-palette-background-default)' },
    '& .MuiDialog-paperFullScreen': { paddingTop: 'calc(2rem + 6px)' },
  },
} as const
