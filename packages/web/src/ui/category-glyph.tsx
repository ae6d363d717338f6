import { categoryColour } from '@larder/contract/rules'
import Box from '@mui/material/Box'
import { glyphPath } from './glyphs.ts'
import { tint } from './tint.ts'

/** A category at a glance: its line icon in a tinted circle; own categories get the plain box. */
export function CategoryGlyph({ category, size = 44 }: { category: string | null; size?: number }) {
  return (
    <Box
      aria-hidden
      sx={[
        tint(categoryColour(category)),
        { width: size, height: size, borderRadius: '50%', display: 'grid', placeItems: 'center', flex: 'none' },
      ]}
    >
      <svg
        viewBox="0 0 24 24"
        width={size * 0.55}
        height={size * 0.55}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={glyphPath(category)} />
      </svg>
    </Box>
  )
}
