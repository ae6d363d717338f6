import Button, { type ButtonProps } from '@mui/material/Button'
import { Link } from 'react-router'

/** The way back, in the specification's words. */
export function BackToInventory(props: Pick<ButtonProps, 'variant' | 'size' | 'color' | 'startIcon' | 'sx'>) {
  return (
    <Button {...props} component={Link} to="/inventory">
      Back to Inventory
    </Button>
  )
}
