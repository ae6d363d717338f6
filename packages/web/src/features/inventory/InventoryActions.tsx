import AddRounded from '@mui/icons-material/AddRounded'
import ImageSearchRounded from '@mui/icons-material/ImageSearchRounded'
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined'
import RefreshRounded from '@mui/icons-material/RefreshRounded'
import ShoppingCartOutlined from '@mui/icons-material/ShoppingCartOutlined'
import Button from '@mui/material/Button'
import { keyframes } from '@mui/material/styles'
import { Link } from 'react-router'
import { useReservedBottom } from '../../ui/action-bar.tsx'
import { BarcodeIcon } from '../../ui/barcode-icon.tsx'
import { from_list } from './way-back.tsx'

const turn = keyframes({ to: { transform: 'rotate(360deg)' } })
const floating_zone_px = 84

/** Asks the server again; the arrow turns while the answer is on its way. */
export function RefreshButton({ busy, onClick }: { busy: boolean; onClick: () => void }) {
  return (
    <Button
      color="inherit"
      variant="outlined"
      aria-busy={busy}
      onClick={onClick}
      startIcon={<RefreshRounded sx={busy ? { animation: `${turn} 800ms linear infinite` } : {}} />}
    >
      Refresh
    </Button>
  )
}

/** The way from what is there to what is missing. */
export function ShoppingListButton() {
  return (
    <Button
      component={Link}
      to="/shopping-list"
      color="inherit"
      variant="outlined"
      startIcon={<ShoppingCartOutlined />}
    >
      Shopping List
    </Button>
  )
}

/** The quickest way to add a thing: the list and the empty form both offer it. */
export function ScanBarcodeButton() {
  return (
    <Button component={Link} to="/barcode-scan" color="inherit" variant="outlined" startIcon={<BarcodeIcon />}>
      Scan Barcode
    </Button>
  )
}

/** A whole shopping at once. */
export function ScanReceiptButton() {
  return (
    <Button component={Link} to="/ocr-upload" color="inherit" variant="outlined" startIcon={<ReceiptLongOutlined />}>
      Scan Receipt
    </Button>
  )
}

/** Many things in one photo. The list offers it on large screens alone, as the specification says. */
export function ScanProductButton({ is_wide_only = false }: { is_wide_only?: boolean }) {
  return (
    <Button
      component={Link}
      to="/product-recognition"
      color="inherit"
      variant="outlined"
      startIcon={<ImageSearchRounded />}
      sx={is_wide_only ? { display: { xs: 'none', lg: 'inline-flex' } } : {}}
    >
      Scan Product
    </Button>
  )
}

/** The screen's one main action: beside the title on a desk, under the thumb on a phone. */
export function AddItemButton() {
  return (
    <Button component={Link} to="/inventory/add" state={from_list} variant="contained" startIcon={<AddRounded />}>
      Add Item
    </Button>
  )
}

/** The same action where there is a list to scroll: on a phone it floats over it. */
export function FloatingAddItemButton() {
  useReservedBottom(floating_zone_px)
  return (
    <Button
      component={Link}
      to="/inventory/add"
      state={from_list}
      variant="contained"
      startIcon={<AddRounded />}
      sx={(theme) => ({
        [theme.breakpoints.down('sm')]: {
          position: 'fixed',
          right: 16,
          bottom: 'calc(16px + env(safe-area-inset-bottom))',
          zIndex: theme.zIndex.fab,
          minHeight: 56,
          paddingInline: 3,
          borderRadius: '28px',
          boxShadow: theme.vars.shadows[8],
        },
      })}
    >
      Add Item
    </Button>
  )
}
