import { type Item } from '@larder/contract/item'
import { createContext, useCallback, useMemo, useState } from 'react'

export interface Selection {
  readonly selected: ReadonlySet<number>
  toggle: (item_id: number) => void
}

/** What cards show a tick for; null while nobody is choosing. */
export const SelectionContext = createContext<Selection | null>(null)

/** A set with one member more, or less where it was there. */
export function toggled(set: ReadonlySet<number>, member: number): Set<number> {
  const next = new Set(set)
  if (!next.delete(member)) next.add(member)
  return next
}

/** Choosing several items: what is chosen and no longer shown does not count, so that nothing unseen is changed. */
export function useSelection(shown: readonly Item[]) {
  const [chosen, setChosen] = useState<ReadonlySet<number> | null>(null)
  const toggle = useCallback((item_id: number) => setChosen((now) => now && toggled(now, item_id)), [])
  const visible = useMemo(
    () => chosen && new Set(shown.map(({ item_id }) => item_id).filter((item_id) => chosen.has(item_id))),
    [chosen, shown],
  )
  const selection = useMemo(() => visible && { selected: visible, toggle }, [visible, toggle])
  const start = useCallback(() => setChosen(new Set()), [])
  return {
    selection,
    start,
    selectAll: () => setChosen(new Set(shown.map(({ item_id }) => item_id))),
    end: () => setChosen(null),
  }
}
