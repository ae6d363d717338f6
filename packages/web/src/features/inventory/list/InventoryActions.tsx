import { action_labels } from '@larder/contract/messages/action-labels'
import AddRounded from '@mui/icons-material/AddRounded'
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined'
import ShoppingCartOutlined from '@mui/icons-material/ShoppingCartOutlined'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { bars_path, LineIcon } from '../../../ui/graphics/line-icon.tsx'
import { from_list } from '../back-link.tsx'

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
      {action_labels.shoppingList}
    </Button>
  )
}

/** A whole shopping at once. */
export function ScanReceiptButton() {
  return (
    <Button component={Link} to="/ocr-upload" color="inherit" variant="outlined" startIcon={<ReceiptLongOutlined />}>
      {action_labels.scanReceipt}
    </Button>
  )
}

/** What became of all that was bought. */
export function InsightsButton() {
  return (
    <Button
      component={Link}
      to="/insights"
      color="inherit"
      variant="outlined"
      startIcon={<LineIcon path={bars_path} size={20} />}
    >
      {action_labels.insights}
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
      {action_labels.addItem}
    </Button>
  )
}
