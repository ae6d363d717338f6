import { type Item } from '@larder/contract/item'
import { list_messages } from '@larder/contract/messages/inventory/list-messages'
import { throw_away_messages } from '@larder/contract/messages/inventory/throw-away-messages'
import { usual_use_messages } from '@larder/contract/messages/usage/usual-use-messages'
import { action_labels } from '@larder/contract/messages/action-labels'
import MenuItem from '@mui/material/MenuItem'
import { useAddToList } from '../../../shared/add-to-list/use-add-to-list.ts'
import { CornerMenu } from '../../../ui/corner-menu.tsx'

interface CardMenuProps {
  item: Item
  anchor: HTMLElement
  open: boolean
  onClose: () => void
  onThrowAway: () => void
  onChooseUse: () => void
}

/** What is done with an item now and then, from its card. */
export function CardMenu({ item, anchor, open, onClose, onThrowAway, onChooseUse }: CardMenuProps) {
  const addToList = useAddToList()
  const choose = (act: () => void) => () => {
    onClose()
    act()
  }
  return (
    <CornerMenu label={list_messages.more(item.item_name)} anchor={anchor} open={open} onClose={onClose}>
      {item.quantity > 0 && <MenuItem onClick={choose(onChooseUse)}>{usual_use_messages.choose}</MenuItem>}
      <MenuItem onClick={choose(() => addToList(item.item_id))}>{action_labels.addToList}</MenuItem>
      {item.quantity > 0 && <MenuItem onClick={choose(onThrowAway)}>{throw_away_messages.action}</MenuItem>}
    </CornerMenu>
  )
}
