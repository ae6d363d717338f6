import { useCallback, useState } from 'react'
import { useSession } from '../../session/session.tsx'
import { readTicks, type Ticks, ticksKey } from './ticks.ts'

function load(key: string): Ticks {
  try {
    return readTicks(localStorage.getItem(key))
  } catch {
    // Storage can be switched off; the ticks then last as long as the page.
    return readTicks(null)
  }
}

function keep(key: string, ticks: Ticks): void {
  try {
    localStorage.setItem(key, JSON.stringify(ticks))
  } catch {
    // See load.
  }
}

/** What is ticked; it outlives a sleeping phone and a reload, because in a shop both happen. */
export function useTicks(): [ticks: Ticks, change: (next: (ticks: Ticks) => Ticks) => void] {
  const key = ticksKey(useSession().user?.username ?? '')
  const [ticks, setTicks] = useState(() => load(key))
  const change = useCallback(
    (next: (ticks: Ticks) => Ticks) =>
      setTicks((now) => {
        const changed = next(now)
        keep(key, changed)
        return changed
      }),
    [key],
  )
  return [ticks, change]
}
