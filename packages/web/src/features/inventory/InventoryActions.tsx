import AddRounded from '@mui/icons-material/AddRounded'
import ImageSearchRounded from '@mui/icons-material/ImageSearchRounded'
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined'
import ShoppingCartOutlined from '@mui/icons-material/ShoppingCartOutlined'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { BarcodeIcon } from '../../ui/barcode-icon.tsx'
import { from_list } from './way-back.tsx'

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

/** The way to the form; quiet where an empty list asks for its first item more loudly. */
export function AddItemButton({ is_quiet }: { is_quiet: boolean }) {
  return (
    <Button
      component={Link}
      to="/inventory/add"
      state={from_list}
      variant={is_quiet ? 'outlined' : 'contained'}
      startIcon={<AddRounded />}
    >
      Add Item
    </Button>
  )
}
