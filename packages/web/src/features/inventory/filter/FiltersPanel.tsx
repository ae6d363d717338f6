import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded'
import TuneRounded from '@mui/icons-material/TuneRounded'
import { list_messages } from '@larder/contract/messages/inventory/list-messages'
import { action_labels } from '@larder/contract/messages/action-labels'
import Button from '@mui/material/Button'
import { memo, type ReactNode, Suspense, useDeferredValue, useState } from 'react'
import { lazyWithErrorState } from '../../../ui/lazy/lazy-with-error-state.tsx'
import { Fold } from '../../../ui/page/fold.tsx'
import { ScrollRow } from '../../../ui/page/scroll-row.tsx'
import { type CategoryChoices } from './filter.ts'
import { type ListFilterControls, type SearchField } from './use-list-filter.ts'
import text from '../../../ui/text.module.css'
import css from './FiltersPanel.module.css'

const FilterFields = lazyWithErrorState(async () => (await import('./FilterFields.tsx')).FilterFields)

/** Fetches what is folded away where the address may open it at once, so that it pushes nothing about later. */
export async function prepareFilters(): Promise<void> {
  if (location.search !== '') await FilterFields.load()
}

interface FiltersPanelProps {
  controls: ListFilterControls
  field: SearchField
  choices: CategoryChoices
  places: readonly string[]
  /** What the list shows right now, in words; null where another line says it. */
  summary: string | null
  /** Null for whoever may only look. */
  onSelect: (() => void) | null
  /** What is shown beside the button. */
  children: ReactNode
}

/** Search, category, place and order behind one button; an address that says something of them opens it, so that it is seen. */
export const FiltersPanel = memo(function FiltersPanel(props: FiltersPanelProps) {
  const { controls, field, choices, places, summary, onSelect, children } = props
  const { isActive, category, location, sort, group, clear } = controls
  const filter = category + location
  const isOpenAtFirst = filter !== '' || sort !== 'name' || group !== ''
  const [open, setOpen] = useState(isOpenAtFirst)
  // Nobody touched anything: what unfolds by itself must not push the rest about.
  const [isInstant, setIsInstant] = useState(false)
  // Back can bring a filter while the screen stays: the panel opens for it, and never closes by itself.
  const [last_filter, setLastFilter] = useState(filter)
  if (filter !== last_filter) {
    setLastFilter(filter)
    if (filter !== '' && !open) {
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
          <Suspense>
            <FilterFields {...{ controls, field, choices, places }} />
          </Suspense>
        )}
      </Fold>
    </div>
  )
})
