import { useCallback, useState } from 'react'
import { useSession } from '../../session/session.tsx'

/** What somebody ticked on the list and how much of it they mean to buy, by item. */
export interface Ticks {
  ticked: readonly number[]
  amounts: Readonly<Record<number, number>>
}

export const no_ticks: Ticks = { ticked: [], amounts: {} }

/** Where one account's ticks are kept: two people may share a phone. */
export function ticksKey(username: string): string {
  return `shoppingTicks:${username}`
}

/** Reads what was kept; storage can hold anything, so only what makes sense is taken. */
export function readTicks(text: string | null): Ticks {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<Record<keyof Ticks, unknown>> | null
    const ticked = Array.isArray(kept?.ticked) ? kept.ticked.filter((id) => Number.isInteger(id)) : []
    const amounts = Object.entries(kept?.amounts ?? {}).filter(
      ([id, amount]) => /^\d+$/.test(id) && typeof amount === 'number' && amount > 0,
    )
    return { ticked, amounts: Object.fromEntries(amounts) }
  } catch {
    return no_ticks
  }
}

/** Ticks an item, or takes the tick back. */
export function setTick({ ticked, amounts }: Ticks, item_id: number, is_ticked: boolean): Ticks {
  const others = ticked.filter((id) => id !== item_id)
  return { ticked: is_ticked ? [...others, item_id] : others, amounts }
}

/** Remembers how much of an item to buy instead of what was suggested; null goes back to the suggestion. */
export function setAmount({ ticked, amounts }: Ticks, item_id: number, amount: number | null): Ticks {
  const { [item_id]: _before, ...others } = amounts
  return { ticked, amounts: amount === null ? others : { ...others, [item_id]: amount } }
}

/** What is bought is neither ticked nor to be bought any more. */
export function clearBought({ ticked, amounts }: Ticks, bought: readonly number[]): Ticks {
  return {
    ticked: ticked.filter((id) => !bought.includes(id)),
    amounts: Object.fromEntries(Object.entries(amounts).filter(([id]) => !bought.includes(Number(id)))),
  }
}

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

/** Changes what is ticked; the same function for as long as the screen lives, so that cards can rest. */
type ChangeTicks = (next: (ticks: Ticks) => Ticks) => void

/** What is ticked; it outlives a sleeping phone and a reload, because in a shop both happen. */
export function useTicks(): [ticks: Ticks, change: ChangeTicks] {
  const key = ticksKey(useSession().user?.username ?? '')
  const [ticks, setTicks] = useState(() => load(key))
  const change = useCallback<ChangeTicks>(
    (next) =>
      setTicks((now) => {
        const changed = next(now)
        keep(key, changed)
        return changed
      }),
    [key],
  )
  return [ticks, change]
}
