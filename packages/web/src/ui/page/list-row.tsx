import Box from '@mui/material/Box'
import { type ReactNode } from 'react'
import { Skeleton } from '../states/skeleton.tsx'

const row = {
  display: 'flex',
  // Only where text is enlarged so much that a word would not fit beside the picture.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  minHeight: 72,
  py: 1,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const

/** A line of a list of records: a picture, words that take the space there is, and what can be done. */
export function ListRow({ picture, action, children }: { picture: ReactNode; action: ReactNode; children: ReactNode }) {
  return (
    <Box component="li" sx={row}>
      {picture}
      <Box sx={{ flex: '1 1 5rem', minWidth: 0, overflowWrap: 'anywhere' }}>{children}</Box>
      {action}
    </Box>
  )
}

/** What the button of such a line is dressed in: its words end where the line ends. */
export const row_button = { flex: 'none', mr: -1, px: 1 }

/** Such a line before its words are there, as high as one. */
export function ListRowSkeleton({ picture_px }: { picture_px: number }) {
  return (
    <Box aria-hidden sx={row}>
      <Skeleton variant="circular" width={picture_px} height={picture_px} />
      <Box sx={{ flex: 1 }}>
        <Skeleton width="40%" height={24} />
        <Skeleton width="70%" height={20} />
      </Box>
    </Box>
  )
}
