import PrintOutlined from '@mui/icons-material/PrintOutlined'
import RefreshRounded from '@mui/icons-material/RefreshRounded'
import Button from '@mui/material/Button'
import { type GlobalStylesProps } from '@mui/material/GlobalStyles'

/** Asks again, and puts the list on paper. */
export function ShoppingActions({ busy, onRefresh }: { busy: boolean; onRefresh: () => void }) {
  return (
    <>
      <Button
        className="screen-only"
        color="inherit"
        variant="outlined"
        aria-busy={busy}
        startIcon={<RefreshRounded />}
        onClick={onRefresh}
      >
        Refresh
      </Button>
      <Button
        className="screen-only"
        color="inherit"
        variant="outlined"
        startIcon={<PrintOutlined />}
        onClick={() => window.print()}
      >
        Print
      </Button>
    </>
  )
}

/** On paper: a title, names, amounts and boxes to tick; no bars, no buttons, and black on white also at night. */
export const printStyles: GlobalStylesProps['styles'] = {
  '@media print': {
    'body footer, .screen-only, .MuiSnackbar-root': { display: 'none !important' },
    'html, body': { background: '#fff !important' },
    'body *': { color: '#000 !important', backgroundColor: 'transparent !important', boxShadow: 'none !important' },
    main: { minHeight: '0 !important' },
    '@page': { margin: '18mm' },
  },
}
