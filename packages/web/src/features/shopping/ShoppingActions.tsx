import PrintOutlined from '@mui/icons-material/PrintOutlined'
import RefreshRounded from '@mui/icons-material/RefreshRounded'
import Button from '@mui/material/Button'
import { memo } from 'react'

interface ShoppingActionsProps {
  busy: boolean
  onRefresh: () => void
}

/** Asks again, and puts the list on paper. */
export const ShoppingActions = memo(function ShoppingActions({ busy, onRefresh }: ShoppingActionsProps) {
  return (
    <>
      <Button color="inherit" variant="outlined" aria-busy={busy} startIcon={<RefreshRounded />} onClick={onRefresh}>
        Refresh
      </Button>
      <Button color="inherit" variant="outlined" startIcon={<PrintOutlined />} onClick={() => window.print()}>
        Print
      </Button>
    </>
  )
})
