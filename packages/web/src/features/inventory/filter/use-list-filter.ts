import { startTransition, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { isFiltering, type ListFilter } from './filter.ts'
import { type Concern, concerns } from './concerns.ts'
import { type Grouping, groupings, type Sort, sorts } from './order.ts'

const typing_pause_ms = 600

/** Which items the list shows, in which order and under which headings. */
export interface ListView extends ListFilter {
  location: string
  show: Concern | ''
  sort: Sort
  group: Grouping | ''
}

const isOneOf = <Choice extends string>(choices: readonly Choice[], text: string | null): text is Choice =>
  choices.some((choice) => choice === text)

/** What an address says of the list; whatever it says wrongly counts as not said. */
export function readView(params: URLSearchParams): ListView {
  const [show, sort, group] = [params.get('show'), params.get('sort'), params.get('group')]
  return {
    q: params.get('q') ?? '',
    category: params.get('category') ?? '',
    location: params.get('location') ?? '',
    show: isOneOf(concerns, show) ? show : '',
    sort: isOneOf(sorts, sort) ? sort : 'name',
    group: isOneOf(groupings, group) ? group : '',
  }
}

/** The parameters of an address with the view written into them; what is empty or usual is left out. */
export function writeView(params: URLSearchParams, view: ListView): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const [name, value] of Object.entries(view)) {
    if (value.trim() === '' || (name === 'sort' && value === 'name')) next.delete(name)
    else next.set(name, value)
  }
  return next
}

/**
 * The filter of the list. The address holds it, so that Back and a shared link bring it again; what is being typed
 * runs ahead of the address, because browsers refuse to rewrite it on each key. What the field and the other filters need
 * changes only with what they show: they are not rendered with each key.
 */
export function useListFilter() {
  const [params, setParams] = useSearchParams()
  const { q: q_in_address, view } = useMemo(() => {
    const { q, ...others } = readView(params)
    return { q, view: others }
  }, [params])
  const [typed, setTyped] = useState(q_in_address)
  const [seen, setSeen] = useState(q_in_address)
  const [written, setWritten] = useState(q_in_address)
  /** What the field begins with, and how often that came from elsewhere than the field. */
  const [given, setGiven] = useState({ q: q_in_address, count: 0 })
  const give = useCallback((q: string): void => {
    setTyped(q)
    setGiven(({ count }) => ({ q, count: count + 1 }))
  }, [])

  // Back, forward or a link changed the address: what it says now wins over what was typed before.
  if (seen !== q_in_address) {
    setSeen(q_in_address)
    if (q_in_address !== written) {
      setWritten(q_in_address)
      give(q_in_address)
    }
  }

  const last_typed = useRef(typed)
  useLayoutEffect(() => void (last_typed.current = typed), [typed])
  const write = useCallback(
    (change: Partial<ListView>, { replace = true } = {}) => {
      const { q = last_typed.current } = change
      setWritten(q.trim() === '' ? '' : q)
      setGiven((last) => (last.q === q ? last : { ...last, q }))
      setParams((now) => writeView(now, { ...readView(now), ...change, q }), { replace })
    },
    [setParams],
  )
  const commit = useCallback(
    (text: string) => {
      if (text !== written && (text.trim() !== '' || written !== '')) write({ q: text })
    },
    [written, write],
  )
  useEffect(() => {
    // Every link of the page is rendered with a new address.
    const timer = setTimeout(() => startTransition(() => commit(typed)), typing_pause_ms)
    return () => clearTimeout(timer)
  }, [commit, typed])

  // Every search field of the screen, so that what is typed into one stands in all of them without a render.
  const [inputs] = useState(() => new Set<HTMLInputElement>())
  const field = useMemo(
    () => ({
      given,
      inputs,
      /** The list follows when it has the time, so that keys stay quick. */
      type: (text: string) => startTransition(() => setTyped(text)),
      /** Writes what was typed into the address now, for when the field is left. */
      commit,
    }),
    [given, inputs, commit],
  )
  const isActive = isFiltering({ ...view, q: typed })
  const controls = useMemo(
    () => ({
      ...view,
      isActive,
      change: (change: Partial<Pick<ListView, 'category' | 'location' | 'sort' | 'group'>>) => write(change),
      /** A tap on what needs attention; an entry of its own in the history, so that Back shows the whole list again. */
      setShow: (show: Concern | '') => write({ show }, { replace: false }),
      clear: () => {
        give('')
        write({ q: '', category: '', location: '', show: '' })
      },
    }),
    [view, isActive, write, give],
  )
  return { filter: { q: typed, ...view } satisfies ListView, field, controls }
}

export type SearchField = ReturnType<typeof useListFilter>['field']
export type ListFilterControls = ReturnType<typeof useListFilter>['controls']
