import Box from '@mui/material/Box'
import { glyphOf } from './glyphs.ts'
import { tint } from './tint.ts'

/** A category at a glance: its line icon in a tinted circle. */
export function CategoryGlyph({ category, size = 44 }: { category: string | null; size?: number }) {
  const { path, tone } = glyphOf(category)
  return (
    <Box
      aria-hidden
      sx={[
        tint(tone),
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
        <path d={path} />
      </svg>
    </Box>
  )
}
