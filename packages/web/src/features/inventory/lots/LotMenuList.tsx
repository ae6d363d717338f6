import { type Lot } from '@larder/contract/lots'
import { item_batch_messages as words } from '@larder/contract/messages/inventory/item-batch-messages'
import MenuItem from '@mui/material/MenuItem'
import { CornerMenu } from '../../../ui/corner-menu.tsx'
import { actionsOf, type LotAction } from './lot-actions.ts'

interface LotMenuListProps {
  lot: Lot
  label: string
  anchor: HTMLElement
  open: boolean
  onClose: () => void
  onChoose: (action: LotAction) => void
}

/** What can be done with a batch. */
export function LotMenuList({ lot, label, anchor, open, onClose, onChoose }: LotMenuListProps) {
  return (
    <CornerMenu label={label} anchor={anchor} open={open} onClose={onClose}>
      {actionsOf(lot).map((action) => (
        <MenuItem key={action} onClick={() => onChoose(action)} sx={{ minHeight: 44 }}>
          {words.actions[action]}
        </MenuItem>
      ))}
    </CornerMenu>
  )
}
