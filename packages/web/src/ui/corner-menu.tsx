import Menu from '@mui/material/Menu'
import { type ReactNode } from 'react'

interface CornerMenuProps {
  /** What the menu is about, for those who cannot see where it opens. */
  label: string
  anchor: HTMLElement
  open: boolean
  onClose: () => void
  children: ReactNode
}

/** A menu below a button at the right edge of its row or card. */
export function CornerMenu({ label, anchor, open, onClose, children }: CornerMenuProps) {
  return (
    <Menu
      anchorEl={anchor}
      open={open}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      // It floats outside the layout, so it has to be a landmark of its own.
      slotProps={{ root: { role: 'region', 'aria-label': label } }}
    >
      {children}
    </Menu>
  )
}
