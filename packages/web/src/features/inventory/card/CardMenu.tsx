import { type Item } from '@larder/contract/item'
import { list_messages } from '@larder/contract/messages/list-messages'
import { throw_away_messages } from '@larder/contract/messages/throw-away-messages'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'

interface CardMenuProps {
  item: Item
  anchor: HTMLElement
  open: boolean
  onClose: () => void
  onThrowAway: () => void
}

/** What is done with an item now and then, from its card. */
export function CardMenu({ item, anchor, open, onClose, onThrowAway }: CardMenuProps) {
  return (
    <Menu
      anchorEl={anchor}
      open={open}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      // It floats outside the layout, so it has to be a landmark of its own.
      slotProps={{ root: { role: 'region', 'aria-label': list_messages.more(item.item_name) } }}
    >
      <MenuItem
        onClick={() => {
          onClose()
          onThrowAway()
        }}
      >
        {throw_away_messages.action}
      </MenuItem>
    </Menu>
  )
}
