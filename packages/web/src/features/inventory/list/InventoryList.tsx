import { type Item } from '@larder/contract/item'
import { Suspense, useEffect, useMemo } from 'react'
import { lazyWithErrorState } from '../../../ui/lazy/lazy-with-error-state.tsx'
import { followArrowKeys } from '../../../ui/keyboard/arrow-keys.ts'
import { usePrinting } from '../../../ui/use-printing.ts'
import { categoryChoices, placeChoices } from '../filter/filter.ts'
import { FiltersPanel } from '../filter/FiltersPanel.tsx'
import { StockSummary } from './StockSummary.tsx'
import { DemoNotice } from './DemoNotice.tsx'
import { ItemGrid, ItemGridSkeleton } from './ItemGrid.tsx'
import { PredictionFailure } from '../detail/PredictionFailure.tsx'
import { PrintedItems } from './PrintedItems.tsx'
import { useCategories } from '../use-items.ts'
import { type ListFilterControls, type SearchField } from '../filter/use-list-filter.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import { type ListContents } from './use-list-view.ts'
import { useCanWrite } from '../../../session/can-write.ts'
import { FindingContext } from '../search/finding.ts'
import { SelectionContext, useSelection } from '../filter/selection.ts'
import { CardMenuProvider } from '../card/card-menu.tsx'
import { StepContext, useStep } from '../card/use-step.ts'
import { InsightsButton } from './InventoryActions.tsx'
import { focusQuickLine, QuickLine } from './QuickLine.tsx'
import { lazyWithPreload } from '../../../ui/lazy/lazy-with-preload.tsx'
import text from '../../../ui/text.module.css'
import css from './InventoryList.module.css'

// Seen once in the life of a household.
const EmptyLarder = lazyWithErrorState(() => import('./EmptyLarder.tsx').then((part) => part.EmptyLarder))
const NothingFound = lazyWithErrorState(() => import('../search/NothingFound.tsx').then((part) => part.NothingFound))
const SelectionBar = lazyWithPreload(async () => (await import('../filter/SelectionBar.tsx')).SelectionBar)

interface InventoryListProps {
  items: readonly Item[] | undefined
  today: string
  /** What is searched for. */
  q: string
  controls: ListFilterControls
  field: SearchField
  view: ListContents
  /** How many items are shown, in words. */
  summary: string
  isPhone: boolean
}

/** The list below its title: filters, then cards, or what stands in for them. */
export function InventoryList(props: InventoryListProps) {
  const { items, today, q, controls, field, view, summary, isPhone } = props
  const categories = useCategories()
  const step = useStep()
  const canWrite = useCanWrite()
  const { show, setShow } = controls
  const { counts, unsearched, shown, sections, finding, prediction_failure } = view
  const several = useSelection(shown)
  const isPrinting = usePrinting()
  const choices = useMemo(() => categoryChoices(items ?? [], categories), [items, categories])
  const places = useMemo(() => placeChoices(items ?? []), [items])
  const isEmpty = items?.length === 0
  const isDemo = useMemo(() => items?.some((item) => item.is_demo === true) ?? false, [items])
  // By the time a search finds nothing, what says so is there.
  useEffect(() => void (finding && NothingFound.load()), [finding])
  // Buttons that clear, choose or end go with what they did.
  const view_state = [
    isEmpty,
    isDemo,
    shown.length === 0,
    controls.isActive,
    show,
    several.selection === null,
    prediction_failure === null,
  ]
  useKeptFocus(items ? view_state.join(' ') : null)

  const beside_filters = useMemo(
    () => (
      <>
        {isPhone && isDemo && canWrite && <DemoNotice isPhone />}
        <StockSummary counts={counts} shown={show} onShow={setShow} />
        {isPhone && canWrite && <InsightsButton />}
      </>
    ),
    [isPhone, isDemo, canWrite, counts, show, setShow],
  )
  return (
    <StepContext value={canWrite ? step : null}>
      {isPrinting && <PrintedItems {...{ sections, summary, today }} />}
      <SelectionContext value={several.selection}>
        {!isPhone && <div className={css.quickAdd}>{canWrite && <QuickLine items={items} />}</div>}
        {isEmpty ? (
          <Suspense>
            <EmptyLarder onType={focusQuickLine} />
          </Suspense>
        ) : (
          <>
            <FiltersPanel
              {...{ controls, field, choices, places }}
              summary={isPhone ? null : summary}
              onSelect={canWrite ? several.start : null}
            >
              {beside_filters}
            </FiltersPanel>
            {prediction_failure && items && <PredictionFailure onRetry={prediction_failure.retry} />}
            {/* What another address brings is another list, not the same one moved. */}
            <CardMenuProvider key={field.given.count}>
              {!isPhone && isDemo && canWrite && (
                <div className={css.demo}>
                  <DemoNotice isPhone={false} />
                </div>
              )}
              {items === undefined && <ItemGridSkeleton />}
              <div ref={followArrowKeys}>
                {items && shown.length === 0 && (
                  <Suspense>
                    <NothingFound
                      q={q}
                      items={unsearched}
                      canList={items.some(({ lot_count }) => lot_count !== undefined)}
                      today={today}
                      onClear={controls.clear}
                    />
                  </Suspense>
                )}
                <FindingContext value={finding}>
                  {shown.length > 0 &&
                    sections.map(({ title, items: inside }) => (
                      <section key={title ?? ''} className={title === null ? '' : css.section}>
                        {title !== null && <h2 className={`${text.h3} ${css.heading}`}>{title}</h2>}
                        <ItemGrid
                          items={inside}
                          unsearched={title === null ? unsearched.length : inside.length}
                          today={today}
                          label={title ?? undefined}
                        />
                      </section>
                    ))}
                </FindingContext>
              </div>
            </CardMenuProvider>
          </>
        )}
      </SelectionContext>
      {several.selection && <div className={css.underBar} />}
      <Suspense>
        {several.selection && (
          <SelectionBar
            items={items ?? []}
            categories={categories}
            selected={several.selection.selected}
            onSelectAll={several.selectAll}
            onEnd={several.end}
          />
        )}
      </Suspense>
    </StepContext>
  )
}
