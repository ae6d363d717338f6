import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode } from 'react'
import { PrimaryBar } from './action-bar.tsx'
import { page_margin, page_widths, top_bar_px } from '../measures.ts'
import { usePageHeading } from './page-heading.ts'
import { ScrollRow } from './scroll-row.tsx'

interface PageProps {
  title: string
  /** One quiet line below the title. */
  lead?: ReactNode
  /** A few buttons beside the title, where there is space for them. */
  actions?: ReactNode
  /** What the screen is for: at the end of the title's line on a desk, under the thumb on a phone. */
  primary?: ReactNode
  /** Many buttons: a line of their own that never becomes two. */
  toolbar?: ReactNode
  width?: keyof typeof page_widths
  children: ReactNode
}

// On a phone a page is at least as high as the screen, so that its last part can stand at the lower edge.
const frame = {
  boxSizing: 'border-box',
  mx: 'auto',
  width: '100%',
  px: page_margin,
  pt: { xs: 2, md: 4 },
  pb: { xs: 2, md: 6 },
  display: { xs: 'flex', sm: 'grid' },
  flexDirection: 'column',
  minHeight: { xs: `calc(100dvh - ${top_bar_px}px)`, sm: 0 },
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  '& > *': { gridColumn: '1 / -1' },
} as const

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1.5,
  mb: { xs: 1.5, sm: 2 },
} as const

/** The layout of a screen: one heading, one width, one title in the tab. The app shell holds the `<main>` around it. */
export function Page({ title, lead, actions, primary, toolbar, width = 'content', children }: PageProps) {
  const heading = usePageHeading(title)
  return (
    <Box sx={{ ...frame, maxWidth: page_widths[width] }}>
      <Box component="header" sx={[head, primary !== undefined && { '&&': { gridColumn: '1' } }]}>
        <Box sx={{ flex: '1 1 auto', minWidth: 0 }}>
          <Typography ref={heading} tabIndex={-1} variant="h1" sx={{ outline: 'none', overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          {lead && <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{lead}</Typography>}
        </Box>
        {actions && (
          <Box className="screen-only" sx={{ display: 'flex', gap: 1 }}>
            {actions}
          </Box>
        )}
      </Box>
      {primary && <PrimaryBar>{primary}</PrimaryBar>}
      {toolbar && (
        <Box className="screen-only" sx={{ mb: { xs: 1.5, sm: 2 } }}>
          <ScrollRow>{toolbar}</ScrollRow>
        </Box>
      )}
      {children}
    </Box>
  )
}
