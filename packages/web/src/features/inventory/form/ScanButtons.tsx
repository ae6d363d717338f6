import { action_labels } from '@larder/contract/messages/action-labels'
import ImageSearchRounded from '@mui/icons-material/ImageSearchRounded'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { BarcodeIcon } from '../../../ui/graphics/barcode-icon.tsx'
import css from './ScanButtons.module.css'

/** The quickest way to add a thing: the list and the empty form both offer it. */
export function ScanBarcodeButton() {
  return (
    <Button component={Link} to="/barcode-scan" color="inherit" variant="outlined" startIcon={<BarcodeIcon />}>
      {action_labels.scanBarcode}
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
      className={is_wide_only ? (css.wideOnly ?? '') : ''}
    >
      {action_labels.scanProduct}
    </Button>
  )
}
