import { type PaletteName } from '@larder/contract/constants'
import { type CSSObject, styled } from '@mui/material/styles'
import { Link } from 'react-router'
import { tint } from '../../ui/tint.ts'

const tones: readonly PaletteName[] = ['success', 'warning', 'error']

/** A chip that is a link. It lies on a card with links of its own looks, so its rules must weigh more than theirs. */
export const NoteLink = styled(Link)(({ theme }) => ({
  '&&&': {
    display: 'block',
    minWidth: 0,
    minHeight: 0,
    padding: '0 8px',
    borderRadius: 8,
    fontSize: '0.8125rem',
    fontWeight: 600,
    lineHeight: '24px',
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    position: 'relative',
    // Above the area of the card's own link, which is 1.
    zIndex: 2,
    ...Object.fromEntries(tones.map((tone) => [`&[data-tone=${tone}]`, tint(tone)(theme) as CSSObject])),
  },
}))
