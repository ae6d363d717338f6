import PrintOutlined from '@mui/icons-material/PrintOutlined'
import RefreshRounded from '@mui/icons-material/RefreshRounded'
import Button from '@mui/material/Button'

/** Asks again, and puts the list on paper. */
export function ShoppingActions({ busy, onRefresh }: { busy: boolean; onRefresh: () => void }) {
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
}
