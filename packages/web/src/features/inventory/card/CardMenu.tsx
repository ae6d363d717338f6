import { type Item } from '@larder/contract/item'
import { list_messages } from '@larder/contract/messages/inventory/list-messages'
import { throw_away_messages } from '@larder/contract/messages/inventory/throw-away-messages'
import MenuItem from '@mui/material/MenuItem'
import { CornerMenu } from '../../../ui/corner-menu.tsx'

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
    <CornerMenu label={list_messages.more(item.item_name)} anchor={anchor} open={open} onClose={onClose}>
      <MenuItem
        onClick={() => {
          onClose()
          onThrowAway()
        }}
      >
        {throw_away_messages.action}
      </MenuItem>
    </CornerMenu>
  )
}
