import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { type ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'
import { page_margin, page_widths, top_bar_px } from '../../ui/measures.ts'
import { PantryDrawing } from '../../ui/graphics/pantry-drawing.tsx'
import { usePageHeading } from '../../ui/page/page-heading.ts'

interface AuthFrameProps {
  title: string
  lead: string
  /** The way to the other of the two screens. */
  other: { text: string; label: string; to: string }
  children: ReactNode
}

/** What Login and Register share: the pantry on one side, the form on the other; on a phone the form alone. */
export function AuthFrame({ title, lead, other, children }: AuthFrameProps) {
  const heading = usePageHeading(title)
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: `minmax(0, ${page_widths.narrow}px)`, md: `minmax(0, 1fr) ${page_widths.narrow}px` },
        justifyContent: 'center',
        alignItems: 'center',
        minHeight: { md: `calc(100dvh - ${top_bar_px}px)` },
        gap: { md: 6, lg: 8 },
        maxWidth: page_widths.content,
        mx: 'auto',
        px: page_margin,
        py: { xs: 2, md: 6 },
      }}
    >
      <Box sx={{ display: { xs: 'none', md: 'block' } }}>
        <PantryDrawing />
      </Box>
      <div>
        <Typography ref={heading} tabIndex={-1} variant="h1" sx={{ outline: 'none' }}>
          {title}
        </Typography>
        <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 2 }}>{lead}</Typography>
        <Card sx={{ p: page_margin }}>{children}</Card>
        <Typography sx={{ mt: 3, color: 'text.secondary', textAlign: 'center' }}>
          {other.text}{' '}
          <Link component={RouterLink} to={other.to} sx={{ fontWeight: 600 }}>
            {other.label}
          </Link>
        </Typography>
      </div>
    </Box>
  )
}
