import { startTransition, useCallback, useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { type ListFilter } from './filter.ts'
import { type Concern, concerns } from './concerns.ts'
import { type Grouping, groupings, type Sort, sorts } from './order.ts'

const typing_pause_ms = 300

/** Which items the list shows, in which order and under which headings. */
export interface ListView extends ListFilter {
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
 * runs ahead of the address, because browsers refuse to rewrite it on each key.
 */
export function useListFilter() {
  const [params, setParams] = useSearchParams()
  const { q: q_in_address, ...view } = useMemo(() => readView(params), [params])
  const [typed, setTyped] = useState(q_in_address)
  const [seen, setSeen] = useState(q_in_address)
  const [written, setWritten] = useState(q_in_address)
  const [given, setGiven] = useState(0)
  const give = (q: string): void => {
    setTyped(q)
    setGiven((count) => count + 1)
  }

  // Back, forward or a link changed the address: what it says now wins over what was typed before.
  if (seen !== q_in_address) {
    setSeen(q_in_address)
    if (q_in_address !== written) {
      setWritten(q_in_address)
      give(q_in_address)
    }
  }

  const write = useCallback(
    (change: Partial<ListView>, { replace = true } = {}) => {
      const { q = typed } = change
      setWritten(q.trim() === '' ? '' : q)
      setParams((now) => writeView(now, { ...readView(now), ...change, q }), { replace })
    },
    [setParams, typed],
  )
  const commit = useCallback(
    (text: string) => {
      if (text !== written && (text.trim() !== '' || written !== '')) write({ q: text })
    },
    [written, write],
  )
  useEffect(() => {
    const timer = setTimeout(() => commit(typed), typing_pause_ms)
    return () => clearTimeout(timer)
  }, [commit, typed])

  return {
    filter: { q: typed, ...view } satisfies ListView,
    ...view,
    typed,
    /** Counts how often what is searched for came from elsewhere than the field. */
    given,
    /** The list follows the keys when it has the time, so that they stay quick. */
    type: (text: string) => startTransition(() => setTyped(text)),
    /** Writes what was typed into the address now, for when the field is left. */
    commit,
    change: (change: Partial<Pick<ListView, 'category' | 'sort' | 'group'>>) => write(change),
    /** A tap on what needs attention; an entry of its own in the history, so that Back shows the whole list again. */
    setShow: (show: Concern | '') => write({ show }, { replace: false }),
    clear: () => {
      give('')
      write({ q: '', category: '', show: '' })
    },
  }
}

export type ListFilterControls = ReturnType<typeof useListFilter>
