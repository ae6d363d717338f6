import { type Lot } from '@larder/contract/lots'
import { item_batch_messages as words } from '@larder/contract/messages/item-batch-messages'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
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
    <Menu
      anchorEl={anchor}
      open={open}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      // It floats outside the layout, so it has to be a landmark of its own.
      slotProps={{ root: { role: 'region', 'aria-label': label } }}
    >
      {actionsOf(lot).map((action) => (
        <MenuItem key={action} onClick={() => onChoose(action)} sx={{ minHeight: 44 }}>
          {words.actions[action]}
        </MenuItem>
      ))}
    </Menu>
  )
}
