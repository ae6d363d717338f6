import { styled } from '@mui/material/styles'
import { Link } from 'react-router'

/** One height for every card: a virtual grid measures the first and trusts the rest. */
export const card_height_px = 192

/** Static styles instead of sx: a grid draws hundreds of these, and a style computed once costs nothing. */
export const CardFrame = styled('article')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  height: card_height_px,
  padding: '16px 16px 2px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 14,
  backgroundColor: theme.vars.palette.background.paper,
  transition: 'border-color 160ms ease-out, box-shadow 160ms ease-out',
  '@media (hover: hover)': {
    '&:hover': {
      borderColor: theme.alpha(theme.vars.palette.text.primary, 0.24),
      boxShadow: '0 2px 10px rgba(20, 23, 18, 0.06)',
    },
  },
  '&:has(a.opens:focus-visible)': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
}))

export const CardHead = styled('div')({ display: 'flex', gap: 12, minHeight: 44, alignItems: 'flex-start' })

/** As high as the glyph beside it, so that a short name stands at its middle. */
export const Title = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minWidth: 0,
  minHeight: 44,
})

export const CardName = styled('h2')({
  margin: 0,
  fontSize: '1rem',
  fontWeight: 600,
  lineHeight: '21px',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
})

export const QuietLine = styled('p')(({ theme }) => ({
  margin: 0,
  minWidth: 0,
  fontSize: '0.875rem',
  lineHeight: '20px',
  color: theme.vars.palette.text.secondary,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
}))

export const Amount = styled('p')({
  margin: 0,
  marginLeft: 'auto',
  maxWidth: '45%',
  flex: 'none',
  textAlign: 'right',
  fontSize: '1.75rem',
  fontWeight: 650,
  letterSpacing: '-0.02em',
  lineHeight: '44px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '&.long': { fontSize: '1.125rem' },
  '& > small': { fontSize: '1rem', fontWeight: 500, letterSpacing: 0 },
})

export const ChipRow = styled('div')({
  display: 'flex',
  gap: 6,
  height: 24,
  marginTop: 10,
  alignItems: 'center',
  // What needs attention is always whole; a long category gives way.
  '& > *': { flex: 'none' },
  '& > :first-of-type': { flex: '0 1 auto', minWidth: 48 },
})

/** Its place is kept on every card, so that what comes later moves nothing. */
export const NoteRow = styled('div')({ display: 'flex', height: 24, marginTop: 6 })

export const CardFoot = styled('div')({ display: 'flex', alignItems: 'center', gap: 4, height: 44, marginTop: 'auto' })

/** Where it lies gives way to when it expires. */
export const Facts = styled('div')({ display: 'flex', flex: 1, minWidth: 0, '& > * + *': { flex: 'none' } })

export const CardLink = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: 44,
  minHeight: 44,
  padding: '0 8px',
  borderRadius: 10,
  fontSize: '0.9375rem',
  fontWeight: 600,
  textDecoration: 'none',
  color: theme.vars.palette.primary.main,
  position: 'relative',
  zIndex: 1,
  '&:hover': { backgroundColor: theme.alpha(theme.vars.palette.primary.main, 0.08) },
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -2 },
  // The whole card opens the item: this link's area is stretched over it, below the other link.
  '&.opens': { position: 'static', outline: 'none' },
  '&.opens::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 14 },
}))
