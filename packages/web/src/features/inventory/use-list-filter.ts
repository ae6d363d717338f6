import { useCallback, useDeferredValue, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { type ListFilter } from './filter.ts'

const typing_pause_ms = 300

/** The parameters of an address with the filter written into them; empty ones are left out. */
export function writeFilter(params: URLSearchParams, { q, category }: ListFilter): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const [name, value] of [
    ['q', q],
    ['category', category],
  ] as const) {
    if (value.trim() === '') next.delete(name)
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
  const category = params.get('category') ?? ''
  const q_in_address = params.get('q') ?? ''
  const [typed, setTyped] = useState(q_in_address)
  const [seen, setSeen] = useState(q_in_address)
  const [written, setWritten] = useState(q_in_address)

  // Back, forward or a link changed the address: what it says now wins over what was typed before.
  if (seen !== q_in_address) {
    setSeen(q_in_address)
    if (q_in_address !== written) {
      setWritten(q_in_address)
      setTyped(q_in_address)
    }
  }

  const write = useCallback(
    (filter: ListFilter) => {
      setWritten(filter.q.trim() === '' ? '' : filter.q)
      setParams((now) => writeFilter(now, filter), { replace: true })
    },
    [setParams],
  )
  const settle = useCallback(() => {
    if (typed !== written && (typed.trim() !== '' || written !== '')) write({ q: typed, category })
  }, [typed, written, category, write])
  useEffect(() => {
    const timer = setTimeout(settle, typing_pause_ms)
    return () => clearTimeout(timer)
  }, [settle])

  const q = useDeferredValue(typed)
  return {
    /** What to show; it may lag behind the keys so that they stay quick. */
    filter: { q, category } satisfies ListFilter,
    category,
    typed,
    setTyped,
    /** Writes what was typed into the address now, for when the field is left. */
    settle,
    setCategory: (next: string) => write({ q: typed, category: next }),
    clear: () => {
      setTyped('')
      write({ q: '', category: '' })
    },
  }
}

export type ListFilterControls = ReturnType<typeof useListFilter>
