import { type Item } from '@larder/contract/item'
import { messages } from '@larder/contract/messages'
import { list_messages } from '@larder/contract/messages/inventory/list-messages'
import { search_messages as words } from '@larder/contract/messages/inventory/search-messages'
import { formatQuantity } from '@larder/contract/values/numbers'
import Button from '@mui/material/Button'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { useCanWrite } from '../../../session/can-write.ts'
import { useAddToList } from '../../../shared/add-to-list/use-add-to-list.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { visuallyHidden } from '../../../ui/visually-hidden.ts'
import text from '../../../ui/text.module.css'
import { from_list } from '../back-link.tsx'
import { SelectionContext } from '../filter/selection.ts'
import { ItemGrid } from '../list/ItemGrid.tsx'
import { excerptOf } from './find-marks.ts'
import { type OtherField, type OtherMatch, other_fields } from './find-similar.ts'
import { type Finding, FindingContext, findingOf } from './finding.ts'
import css from './NothingFound.module.css'
import { useSimilar } from './use-similar.ts'

const lead_look = `${text.body2} ${text.quiet} ${css.lead}`

interface NothingFoundProps {
  q: string
  /** What the other filters leave. */
  items: readonly Item[]
  /** A server with the specification's shapes alone keeps no list. */
  canList: boolean
  today: string
  onClear: () => void
}

/** A search or filter without results: what is similar, and what to do about it. */
export function NothingFound({ q, items, canList, today, onClear }: NothingFoundProps) {
  const found = useSimilar(items, q)
  const clear = (
    <Button variant="outlined" onClick={onClear}>
      {list_messages.clearFilters}
    </Button>
  )
  const empty = { title: messages.inventory.filteredEmptyTitle, text: messages.inventory.filteredEmpty }
  if (q === '') return <EmptyState drawing="search" {...empty} action={clear} />
  // It takes a moment, and what comes must not push away what is being read.
  if (found === undefined) return <div className={css.waiting} />
  const actions = (
    <div className={css.actions}>
      <WantedActions q={q} canList={canList} />
      {clear}
    </div>
  )
  const elsewhere = other_fields.filter((field) => found.elsewhere[field].length > 0)
  const count = elsewhere.reduce((sum, field) => sum + found.elsewhere[field].length, found.similar.length)
  if (count === 0) return <EmptyState drawing="search" {...empty} action={actions} />
  return (
    <>
      {/* A place that was found is not nothing: then its own heading says what it is. */}
      {elsewhere.length === 0 && (
        <>
          <h2 className={text.h3}>{empty.title}</h2>
          <p className={lead_look}>{empty.text}</p>
        </>
      )}
      <output style={visuallyHidden}>{words.count(formatQuantity(count))}</output>
      {elsewhere.map((field) => (
        <OtherMatchesSection
          key={field}
          title={titleOf(field, found.elsewhere[field], q)}
          matches={found.elsewhere[field]}
          {...{ items, q, today }}
        />
      ))}
      <OtherMatchesSection title={words.similar(q)} matches={found.similar} {...{ items, q, today }} />
      {elsewhere.length > 0 && <p className={lead_look}>{words.notInName(q)}</p>}
      {actions}
    </>
  )
}

/** What the search was found as. Of several places or categories that hold it none is the name. */
function titleOf(field: OtherField, matches: readonly OtherMatch[], q: string): string {
  if (field !== 'location' && field !== 'category') return words.elsewhere[field](q)
  const names = new Set(matches.map(({ line }) => line ?? ''))
  return words.elsewhere[field](names.size === 1 ? [...names].join() : `"${q}"`)
}

interface SectionProps {
  title: string
  matches: readonly OtherMatch[]
  items: readonly Item[]
  q: string
  today: string
}

function OtherMatchesSection({ title, matches, items, q, today }: SectionProps) {
  const matching = useMemo(() => matches.map(({ item }) => item), [matches])
  const finding = useMemo<Finding | null>(() => {
    const own = findingOf(q)
    const lines = new Map(matches.map(({ item, line }) => [item, line]))
    return own && { ...own, lineOf: (item) => excerptOf(lines.get(item) ?? '', own.words) || null }
  }, [matches, q])
  if (matching.length === 0) return null
  return (
    <section className={css.section}>
      <h2 className={`${text.subtitle1} ${css.heading}`}>{title}</h2>
      {/* Only what the search itself shows can be chosen. */}
      <SelectionContext value={null}>
        <FindingContext value={finding}>
          <ItemGrid items={matching} unsearched={items.length} today={today} label={title} />
        </FindingContext>
      </SelectionContext>
    </section>
  )
}

/** Whoever searched for it in vain may have it now, or want it. */
function WantedActions({ q, canList }: { q: string; canList: boolean }) {
  const canWrite = useCanWrite()
  const addToList = useAddToList()
  if (!canWrite) return null
  return (
    <>
      <Button
        component={Link}
        to="/inventory/add"
        state={{ ...from_list, prefill: { item_name: q } }}
        variant="contained"
        className={css.wanted ?? ''}
      >
        {words.add(q)}
      </Button>
      {canList && (
        <Button variant="outlined" onClick={() => addToList(q)} className={css.wanted ?? ''}>
          {words.putOnList(q)}
        </Button>
      )}
    </>
  )
}
