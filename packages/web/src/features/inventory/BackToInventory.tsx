import Button, { type ButtonProps } from '@mui/material/Button'
import { type MouseEvent } from 'react'
import { Link } from 'react-router'
import { useWayBack } from './way-back.ts'

/** The way back, in the specification's words. */
export function BackToInventory(props: Pick<ButtonProps, 'variant' | 'size' | 'color' | 'startIcon' | 'sx'>) {
  const { goBack } = useWayBack()
  return (
    <Button
      {...props}
      component={Link}
      to="/inventory"
      onClick={(event: MouseEvent) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        goBack()
      }}
    >
      Back to Inventory
    </Button>
  )
}
