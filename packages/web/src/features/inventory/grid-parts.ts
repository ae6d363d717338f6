import { styled } from '@mui/material/styles'
import { cardStyles } from './card-styles.ts'

/** As many cards as the first look at a long list can need. */
export const first_screen = 24

/** The same columns for skeletons, the plain grid and the virtual one, so that nothing moves when one takes over. */
export const GridList = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  gap: 16,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > *': { minWidth: 0 },
  ...cardStyles(theme),
}))
