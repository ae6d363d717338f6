import { type Item } from '@larder/contract/item'
import { action_labels } from '@larder/contract/messages/action-labels'
import AddRounded from '@mui/icons-material/AddRounded'
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined'
import ShoppingCartOutlined from '@mui/icons-material/ShoppingCartOutlined'
import Button from '@mui/material/Button'
import { memo } from 'react'
import { Link } from 'react-router'
import { useCanWrite } from '../../../session/can-write.ts'
import { bars_path, LineIcon } from '../../../ui/graphics/line-icon.tsx'
import { Dock } from '../../../ui/page/dock.tsx'
import { RefreshButton } from '../../../ui/page/refresh-button.tsx'
import { ScanBarcodeButton, ScanProductButton } from '../form/ScanButtons.tsx'
import { from_list } from '../back-link.tsx'
import { QuickLine } from './QuickLine.tsx'

/** The way from what is there to what is missing. */
function ShoppingListButton() {
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
function ScanReceiptButton() {
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
function AddItemButton({ is_quiet }: { is_quiet: boolean }) {
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

/** What the screen is for, beside its title. */
export const ListPrimary = memo(function ListPrimary({ is_empty }: { is_empty: boolean }) {
  return (
    <>
      <ScanBarcodeButton />
      <AddItemButton is_quiet={is_empty} />
    </>
  )
})

interface RefreshProps {
  busy: boolean
  refetch: () => unknown
}

/** The other ways on, in a line of their own. */
export const ListButtons = memo(function ListButtons({ busy, refetch }: RefreshProps) {
  const canWrite = useCanWrite()
  return (
    <>
      <ShoppingListButton />
      {canWrite && <ScanReceiptButton />}
      {canWrite && <ScanProductButton is_wide_only />}
      <RefreshButton busy={busy} onClick={() => void refetch()} />
      <InsightsButton />
    </>
  )
})

/** All of them under the thumb, and the quick line above them: what is over the list belongs to what is looked for. */
export const ListDock = memo(function ListDock({
  items,
  busy,
  refetch,
}: RefreshProps & { items: readonly Item[] | undefined }) {
  const canWrite = useCanWrite()
  return (
    <Dock line={canWrite && <QuickLine items={items} />}>
      <ShoppingListButton />
      <RefreshButton busy={busy} onClick={() => void refetch()} />
      {canWrite && <ScanReceiptButton />}
      {canWrite && <ScanBarcodeButton />}
      {canWrite ? <AddItemButton is_quiet={items?.length === 0} /> : <InsightsButton />}
    </Dock>
  )
})
