import { type PaletteName } from '@larder/contract/constants'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { type ReactNode } from 'react'

/** Columns like those of a paper list: a category of one thing takes no whole row. */
export const group_columns = {
  columns: '3 320px',
  columnGap: 2,
  '@media print': { columns: '2 240px', columnGap: 6 },
} as const

/** The things of one category: rows of one card, lines on paper. */
export function CardList({ label_id, children }: { label_id: string; children: ReactNode }) {
  return (
    <Card
      component="ul"
      aria-labelledby={label_id}
      sx={{ m: 0, p: 0, mb: 3, listStyle: 'none', '@media print': { border: 0, borderRadius: 0 } }}
    >
      {children}
    </Card>
  )
}

/** One thing: what ticks it, what it is, how much. */
export function CardArea({ children }: { children: ReactNode }) {
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr) auto',
        columnGap: 1,
        pl: 0.5,
        pr: 1.5,
        py: 1.5,
        breakInside: 'avoid',
        '& + &': { borderTop: 1, borderColor: 'divider' },
        '@media print': { p: 0, alignItems: 'center', '&&': { border: 0 } },
      }}
    >
      {children}
    </Box>
  )
}

/** Quiet facts in a row, told apart by a dot; paper needs none of them. */
export function Facts({ children }: { children: ReactNode }) {
  return (
    <Typography
      className="screen-only"
      component="div"
      variant="body2"
      sx={{
        color: 'text.secondary',
        '& > * + *::before': { content: '" · "', color: 'text.secondary', fontWeight: 400 },
      }}
    >
      {children}
    </Typography>
  )
}

/** One of them, in a colour where that means something. */
export function Fact({ tone, children }: { tone?: PaletteName; children: ReactNode }) {
  return (
    <Box component="span" sx={tone === undefined ? {} : { color: `${tone}.main` }}>
      {children}
    </Box>
  )
}
