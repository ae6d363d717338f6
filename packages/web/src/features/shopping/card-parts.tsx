import { type PaletteName } from '@larder/contract/constants'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { type ReactNode } from 'react'

/** A card on a screen, a line on paper. */
export function CardArea({ children }: { children: ReactNode }) {
  return (
    <Card
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr) auto',
        columnGap: 1,
        px: 2,
        pt: 2,
        pb: 0.5,
        mb: 2,
        breakInside: 'avoid',
        '@media print': { border: 0, borderRadius: 0, p: 0, alignItems: 'center' },
      }}
    >
      {children}
    </Card>
  )
}

/** One quiet line of a card, in a colour where it means something; paper needs none of them. */
export function Line({ tone = 'default', children }: { tone?: PaletteName; children: ReactNode }) {
  return (
    <Typography
      className="screen-only"
      variant="body2"
      sx={{
        color: tone === 'default' ? 'text.secondary' : `${tone}.main`,
        fontWeight: tone === 'default' ? 400 : 600,
      }}
    >
      {children}
    </Typography>
  )
}

/** The cards of one category. */
export function CardList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box component="ul" aria-labelledby={label} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {children}
    </Box>
  )
}
