import { styled } from '@mui/material/styles'
import { type ReactNode } from 'react'

const Rows = styled('div')(({ theme }) => {
  const { standard } = theme.transitions.duration
  return {
    display: 'grid',
    gridTemplateRows: '0fr',
    transition: `grid-template-rows ${standard}ms ease-out`,
    '& > div': {
      minHeight: 0,
      overflow: 'clip',
      // Space for the focus outline.
      overflowClipMargin: 4,
      // Out of reach of the Tab key and of a reader only when nothing of it is seen any more.
      visibility: 'hidden',
      transition: `visibility 0s ${standard}ms`,
    },
    '&[data-open]': { gridTemplateRows: '1fr' },
    '&[data-open] > div': { visibility: 'inherit', transition: 'none' },
    '&[data-open][data-still]': { transition: 'none' },
  }
})

interface FoldProps {
  id: string
  open: boolean
  /** Without motion: nobody touched anything. */
  is_still?: boolean
  children: ReactNode
}

/** Folds away what is not always wanted. */
export function Fold({ id, open, is_still = false, children }: FoldProps) {
  return (
    <Rows id={id} data-open={open ? '' : undefined} data-still={is_still ? '' : undefined}>
      <div>{children}</div>
    </Rows>
  )
}
