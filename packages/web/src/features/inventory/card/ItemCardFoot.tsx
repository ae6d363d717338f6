import { type Item } from '@larder/contract/item'
import { list_messages } from '@larder/contract/messages/inventory/list-messages'
import { action_labels } from '@larder/contract/messages/action-labels'
import { use } from 'react'
import { Link, type LinkProps } from 'react-router'
import { SelectionContext } from '../filter/selection.ts'
import { CardMenuContext } from './card-menu.tsx'
import { CardSteps } from './CardSteps.tsx'
import { StepContext } from './use-step.ts'
import { from_list } from '../back-link.tsx'
import text from '../../../ui/text.module.css'
import css from './ItemCardFoot.module.css'

const link_look = `${text.button} ${css.link}`

interface FootProps {
  item: Item
  name_id: string
  link: Pick<LinkProps, 'to' | 'state'>
}

/** What can be done with a card: usually use, add, open and edit; while several are chosen, choose it. */
export function ItemCardFoot({ item, name_id, link }: FootProps) {
  const selection = use(SelectionContext)
  const canWrite = use(StepContext) !== null
  if (selection) {
    return (
      <label className={`${css.foot} ${css.select}`}>
        <input
          type="checkbox"
          checked={selection.selected.has(item.item_id)}
          onChange={() => selection.toggle(item.item_id)}
          aria-label={list_messages.selectLabel(item.item_name)}
        />
      </label>
    )
  }
  return (
    <div className={css.foot}>
      <div className={css.steps}>
        <CardSteps item={item} />
      </div>
      <div className={css.links}>
        <Link data-opens className={`${link_look} ${css.opens}`} {...link} aria-describedby={name_id}>
          {action_labels.view}
        </Link>
        {canWrite && (
          <Link
            className={link_look}
            to={`/inventory/edit/${item.item_id}`}
            state={from_list}
            aria-describedby={name_id}
          >
            {action_labels.edit}
          </Link>
        )}
        <More item={item} />
      </div>
    </div>
  )
}

const dots = 'M12 5.5v.01M12 12v.01M12 18.5v.01'

/** What is done now and then. A server without lots knows of none of it. */
function More({ item }: { item: Item }) {
  const actions = use(CardMenuContext)
  if (actions === null || item.lot_count === undefined) return null
  const label = list_messages.more(item.item_name)
  return (
    <button
      type="button"
      className={css.step}
      aria-label={label}
      title={label}
      aria-haspopup="menu"
      onClick={(event) => actions.openMenu(item, event.currentTarget)}
    >
      <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="3" aria-hidden>
        <path d={dots} strokeLinecap="round" />
      </svg>
    </button>
  )
}
