import { shopping_messages } from '@larder/contract/messages/shopping/shopping-messages'
import CheckRounded from '@mui/icons-material/CheckRounded'
import MenuItem from '@mui/material/MenuItem'
import { Link } from 'react-router'
import { type ListLine } from '../../../shared/shopping-list/list-line.ts'
import { CornerMenu } from '../../../ui/corner-menu.tsx'
import { actionsOf } from './line-actions.ts'
import css from './LineMenuList.module.css'
import { useLineAction } from './use-line-action.ts'

interface LineMenuListProps {
  line: ListLine
  anchor: HTMLElement
  open: boolean
  onClose: () => void
}

/** What can be done with a line of the list. */
export function LineMenuList({ line, anchor, open, onClose }: LineMenuListProps) {
  const runAction = useLineAction()
  return (
    <CornerMenu label={shopping_messages.more(line.item_name)} {...{ anchor, open, onClose }}>
      {actionsOf(line).map((action) => (
        <MenuItem
          key={action.label}
          className={css.choice ?? ''}
          {...(action.is_chosen === undefined ? {} : { role: 'menuitemradio', 'aria-checked': action.is_chosen })}
          onClick={() => {
            onClose()
            if (action.is_chosen !== true) void runAction(line, action)
          }}
        >
          {action.label}
          {action.is_chosen === true && <CheckRounded aria-hidden className={css.chosen ?? ''} />}
        </MenuItem>
      ))}
      {line.item_id !== null && (
        <MenuItem component={Link} to={`/inventory/${line.item_id}`} className={css.choice ?? ''}>
          {shopping_messages.viewDetails}
        </MenuItem>
      )}
    </CornerMenu>
  )
}
