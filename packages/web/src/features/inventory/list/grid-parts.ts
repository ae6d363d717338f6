import { type PaletteName } from '@larder/contract/constants'
import { type CSSObject, styled, type Theme } from '@mui/material/styles'
import { radius } from '../../../ui/measures.ts'
import { tint } from '../../../ui/graphics/tint.ts'

/** One height for every card, so that the place of each is known without measuring any. */
const card_height_px = 192
const card_width_px = 300
const gap_px = 16

/** From one row of cards to the next. */
export const row_px = card_height_px + gap_px

/** How many cards stand side by side; the style of the list says the same. */
export const columnsIn = (width: number): number => Math.max(1, Math.floor((width + gap_px) / (card_width_px + gap_px)))

const one_line = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
const two_lines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const

const tones: readonly PaletteName[] = ['success', 'info', 'error', 'warning', 'primary', 'secondary', 'default']

function toneStyles(theme: Theme): CSSObject {
  return Object.fromEntries(tones.map((tone) => [`& [data-tone=${tone}]`, tint(tone)(theme) as CSSObject]))
}

function linkStyles(theme: Theme): CSSObject {
  const { main } = theme.vars.palette.primary
  return {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: 44,
    minHeight: 44,
    padding: '0 8px',
    borderRadius: radius.control,
    ...theme.typography.button,
    textDecoration: 'none',
    color: main,
    position: 'relative',
    zIndex: 1,
    '&:hover': { backgroundColor: theme.alpha(main, 0.08) },
    '&:focus-visible': { outline: `2px solid ${main}`, outlineOffset: -2 },
    // The whole card opens the item: this link's area is stretched over it, below the other link.
    '&.opens': { position: 'static', outline: 'none' },
    '&.opens::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.card },
  }
}

function stepStyles(theme: Theme): CSSObject {
  const { palette } = theme.vars
  return {
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    padding: 0,
    border: 'none',
    borderRadius: radius.control,
    background: 'none',
    color: palette.text.secondary,
    cursor: 'pointer',
    // Above the area of the card's own link, which is 1.
    position: 'relative',
    zIndex: 2,
    '&:hover': { backgroundColor: palette.action.hover },
    '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -2 },
    '&:disabled': { color: palette.text.disabled, cursor: 'default' },
  }
}

/**
 * How a card looks, written once for the list around it: the cards themselves are plain elements, because a style
 * computed for each of them was most of what it cost to scroll.
 */
function cardStyles(theme: Theme): CSSObject {
  const { palette } = theme.vars
  return {
    '& article': {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      boxSizing: 'border-box',
      height: card_height_px,
      padding: '16px 16px 2px',
      border: `1px solid ${palette.divider}`,
      borderRadius: radius.card,
      backgroundColor: palette.background.paper,
      transition: 'border-color 160ms ease-out, box-shadow 160ms ease-out',
    },
    '@media (hover: hover)': {
      '& article:hover': {
        borderColor: theme.alpha(palette.text.primary, 0.24),
        boxShadow: '0 2px 10px rgba(20, 23, 18, 0.06)',
      },
    },
    '& article:has(a.opens:focus-visible)': { outline: `2px solid ${palette.primary.main}`, outlineOffset: 2 },
    '& .foot a': linkStyles(theme),
    '& h2': { margin: 0, ...theme.typography.subtitle1, lineHeight: '21px', ...two_lines },
    '& .title p, & .note p, & .amount': {
      margin: 0,
      ...theme.typography.body2,
      lineHeight: '20px',
      color: palette.text.secondary,
      ...one_line,
    },
    '& .head': { display: 'flex', gap: 12, minHeight: 44, alignItems: 'flex-start' },
    '& .glyph': { width: 44, height: 44, flex: 'none', display: 'grid', placeItems: 'center', borderRadius: '50%' },
    // As high as the glyph beside it, so that a short name stands at its middle.
    '& .title': { display: 'flex', flexDirection: 'column', justifyContent: 'center', minWidth: 0, minHeight: 44 },
    '& .amount': {
      marginLeft: 'auto',
      maxWidth: '45%',
      flex: 'none',
      ...theme.typography.amount,
      lineHeight: '44px',
      color: palette.text.primary,
    },
    '& .amount.long': { fontSize: theme.typography.amountSmall.fontSize },
    '& .amount small': { ...theme.typography.body1, fontWeight: 500 },
    '& .chips': { display: 'flex', gap: 8, height: 24, marginTop: 8 },
    // What needs attention is always whole; a long category gives way.
    '& .chip': {
      flex: 'none',
      padding: '0 8px',
      borderRadius: radius.chip,
      ...theme.typography.caption,
      fontWeight: 600,
      lineHeight: '24px',
    },
    '& .chip.category': { flex: '0 1 auto', ...one_line, minWidth: 48 },
    // Its place is kept on every card, so that what comes later moves nothing.
    '& .note': { display: 'flex', alignItems: 'center', gap: 8, height: 24, marginTop: 8 },
    '& .foot': {
      display: 'flex',
      alignItems: 'center',
      gap: 4,
      height: 44,
      marginTop: 'auto',
      marginInline: '-12px -8px',
    },
    '& .foot .opens': { marginLeft: 'auto' },
    '& .foot button': stepStyles(theme),
    // While several are chosen a tap anywhere on the card chooses it.
    '& .select': { marginLeft: 0, cursor: 'pointer', justifyContent: 'flex-end' },
    '& .select::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.card, zIndex: 3 },
    '& .select input': {
      position: 'relative',
      zIndex: 4,
      width: 22,
      height: 22,
      margin: 11,
      accentColor: palette.primary.main,
    },
    '& article:has(.select input:checked)': {
      borderColor: palette.primary.main,
      backgroundColor: theme.alpha(palette.primary.main, 0.08),
    },
    '& article:has(.select input:focus-visible)': {
      outline: `2px solid ${palette.primary.main}`,
      outlineOffset: 2,
    },
    ...toneStyles(theme),
  }
}

/** The same columns for skeletons, the plain grid and the virtual one, so that nothing moves when one takes over. */
export const GridList = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${card_width_px}px), 1fr))`,
  gap: gap_px,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > *': { minWidth: 0 },
  ...cardStyles(theme),
}))
