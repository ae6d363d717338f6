import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type ReactNode } from 'react'
import { usePageHeading } from './page-heading.ts'

/** How wide what is on a screen may be: lists, forms, and what is one short column. */
export const page_widths = { content: 1120, form: 720, narrow: 440 } as const

interface PageProps {
  title: string
  /** One quiet line below the title. */
  lead?: ReactNode
  /** Buttons beside the title. */
  actions?: ReactNode
  width?: keyof typeof page_widths
  children: ReactNode
}

/** The frame of a screen: one heading, one width, one title in the tab. The layout holds the `<main>` around it. */
export function Page({ title, lead, actions, width = 'content', children }: PageProps) {
  const heading = usePageHeading(title)
  return (
    <Container disableGutters sx={{ maxWidth: { xs: page_widths[width] }, px: { xs: 2, sm: 3 }, py: { xs: 3, md: 5 } }}>
      <Stack
        component="header"
        direction="row"
        sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 2, mb: { xs: 2.5, md: 4 } }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Typography ref={heading} tabIndex={-1} variant="h1" sx={{ outline: 'none', overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          {lead && <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{lead}</Typography>}
        </Box>
        {actions && (
          <Stack className="screen-only" direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            {actions}
          </Stack>
        )}
      </Stack>
      {children}
    </Container>
  )
}
