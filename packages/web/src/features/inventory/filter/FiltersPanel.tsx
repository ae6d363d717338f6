import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded'
import PrintOutlined from '@mui/icons-material/PrintOutlined'
import TuneRounded from '@mui/icons-material/TuneRounded'
import { list_messages } from '@larder/contract/messages/inventory/list-messages'
import { action_labels } from '@larder/contract/messages/action-labels'
import { field_labels } from '@larder/contract/messages/field-labels'
import Button from '@mui/material/Button'
import { memo, type ReactNode, useDeferredValue, useState } from 'react'
import { DeletedButton } from '../../../shared/deleted/DeletedButton.tsx'
import { Fold } from '../../../ui/page/fold.tsx'
import { ScrollRow } from '../../../ui/page/scroll-row.tsx'
import { SelectBox } from '../../../ui/form/select-box.tsx'
import { type CategoryChoices } from './filter.ts'
import { type Grouping, groupings, type Sort, sorts } from './order.ts'
import { type ListFilterControls } from './use-list-filter.ts'
import panel from '../../../ui/page/panel.module.css'
import text from '../../../ui/text.module.css'
import css from './FiltersPanel.module.css'

interface FiltersPanelProps {
  controls: ListFilterControls
  choices: CategoryChoices
  /** What the list shows right now, in words; null where another line says it. */
  summary: string | null
  /** Null for whoever may only look. */
  onSelect: (() => void) | null
  /** What is shown beside the button. */
  children: ReactNode
}

/** Category and order behind one button; an address that says something of them opens it, so that it is seen. */
export const FiltersPanel = memo(function FiltersPanel(props: FiltersPanelProps) {
  const { controls, choices, summary, onSelect, children } = props
  const { isActive, category, sort, group, change, clear } = controls
  const isOpenAtFirst = category !== '' || sort !== 'name' || group !== ''
  const [open, setOpen] = useState(isOpenAtFirst)
  // Nobody touched anything: what unfolds by itself must not push the rest about.
  const [isInstant, setIsInstant] = useState(false)
  // Back can bring a filter while the screen stays: the panel opens for it, and never closes by itself.
  const [last_category, setLastCategory] = useState(category)
  if (category !== last_category) {
    setLastCategory(category)
    if (category !== '' && !open) {
      setOpen(true)
      setIsInstant(true)
    }
  }
  // What is folded away comes after what is seen, and long before anybody can unfold it.
  const isBuilt = useDeferredValue(true, isOpenAtFirst) || open

  return (
    <div className={css.filters}>
      <div className={css.bar}>
        <div className={css.buttons}>
          <ScrollRow>
            <Button
              color="inherit"
              variant="outlined"
              startIcon={<TuneRounded />}
              endIcon={<ExpandMoreRounded className={css.arrow ?? ''} />}
              aria-expanded={open}
              aria-controls="inventory-filters"
              onClick={() => {
                setIsInstant(false)
                setOpen(!open)
              }}
            >
              {list_messages.filters}
            </Button>
            {children}
          </ScrollRow>
        </div>
        {summary !== null && <output className={`${text.body2} ${text.quiet} ${css.summary}`}>{summary}</output>}
        {(isActive || controls.show !== '') && <Button onClick={clear}>{list_messages.clear}</Button>}
        {onSelect && (
          <Button color="inherit" onClick={onSelect} className={css.select ?? ''}>
            {list_messages.select}
          </Button>
        )}
        <Button color="inherit" onClick={() => window.print()} className={css.print ?? ''}>
          {action_labels.print}
        </Button>
      </div>
      <Fold id="inventory-filters" open={open} is_still={isInstant}>
        {isBuilt && (
          <div className={`${panel.panel} ${css.panel}`}>
            <div className={css.order}>
              <SelectBox
                id="filter-category"
                name="category"
                label={field_labels.category}
                value={category}
                onChange={(event) => change({ category: event.target.value })}
              >
                <CategoryOptions choices={choices} chosen={category} />
              </SelectBox>
              <SelectBox
                id="list-sort"
                name="sort"
                label={list_messages.sortBy}
                value={sort}
                onChange={(event) => change({ sort: event.target.value as Sort })}
              >
                {sorts.map((one) => (
                  <option key={one} value={one}>
                    {list_messages.sort[one]}
                  </option>
                ))}
              </SelectBox>
              <SelectBox
                id="list-group"
                name="group"
                label={list_messages.groupBy}
                value={group}
                onChange={(event) => change({ group: event.target.value as Grouping | '' })}
              >
                <option value="">{list_messages.ungrouped}</option>
                {groupings.map((one) => (
                  <option key={one} value={one}>
                    {list_messages.group[one]}
                  </option>
                ))}
              </SelectBox>
            </div>
            <DeletedButton sx={{ mt: 2, width: { xs: '100%', sm: 'auto' } }} />
            {/* A phone's row has no space for it. */}
            <Button
              color="inherit"
              variant="outlined"
              startIcon={<PrintOutlined />}
              onClick={() => window.print()}
              className={css.printWide ?? ''}
            >
              {action_labels.print}
            </Button>
          </div>
        )}
      </Fold>
    </div>
  )
})

function CategoryOptions({ choices, chosen }: { choices: CategoryChoices; chosen: string }) {
  const known = [...choices.in_use, ...choices.others]
  return (
    <>
      <option value="">{list_messages.allCategories}</option>
      {chosen !== '' && !known.includes(chosen) && <option>{chosen}</option>}
      {choices.in_use.map((category) => (
        <option key={category}>{category}</option>
      ))}
      {choices.others.length > 0 && (
        <optgroup label={list_messages.unusedCategories}>
          {choices.others.map((category) => (
            <option key={category}>{category}</option>
          ))}
        </optgroup>
      )}
    </>
  )
}
