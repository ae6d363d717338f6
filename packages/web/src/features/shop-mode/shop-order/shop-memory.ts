import { useCallback, useState } from 'react'
import { useSession } from '../../../session/session.tsx'

/** A row that was ticked on a trip, and where it stood. */
interface TripTick {
  readonly key: string
  readonly category: string
}

/** The ticks of one day in one shop, in their order. */
interface Trip {
  readonly day: string
  readonly ticks: readonly TripTick[]
}

/** What this phone remembers of shopping. */
export interface ShopMemory {
  /** The shop that was chosen last; null for any. */
  readonly shop: string | null
  /** Orders of categories by shop, '' for any: what the server keeps of them cannot always be reached in a shop. */
  readonly orders: Readonly<Record<string, readonly string[]>>
  readonly trip: Trip | null
}

export const no_memory: ShopMemory = { shop: null, orders: {}, trip: null }

/** One shop in every spelling, as the server sees it. */
export const shopKey = (shop: string | null): string => (shop ?? '').toLowerCase()

const isText = (value: unknown): value is string => typeof value === 'string'

function readTrip(value: unknown): Trip | null {
  const { day, ticks } = (value ?? {}) as Partial<Record<keyof Trip, unknown>>
  if (!isText(day) || !Array.isArray(ticks)) return null
  return { day, ticks: (ticks as Partial<TripTick | null>[]).filter(isTick) }
}

const isTick = (tick: Partial<TripTick> | null): tick is TripTick => isText(tick?.key) && isText(tick.category)

/** Reads what was kept; storage can hold anything, so only what makes sense is taken. */
export function readMemory(text: string | null): ShopMemory {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<Record<keyof ShopMemory, unknown>> | null
    const orders = Object.entries(kept?.orders ?? {}).filter(
      ([, order]) => Array.isArray(order) && order.every(isText),
    ) as [string, string[]][]
    return {
      shop: isText(kept?.shop) ? kept.shop : null,
      orders: Object.fromEntries(orders),
      trip: readTrip(kept?.trip),
    }
  } catch {
    return no_memory
  }
}

/** Remembers a tick, or forgets one that was taken back; a trip lasts a day at most. */
export function noteTick(memory: ShopMemory, tick: TripTick & { is_ticked: boolean }, day: string): ShopMemory {
  const { key, category, is_ticked } = tick
  const before = memory.trip?.day === day ? memory.trip.ticks : []
  const others = before.filter((one) => one.key !== key)
  return { ...memory, trip: { day, ticks: is_ticked ? [...others, { key, category }] : others } }
}

/** Remembers the order of a shop's categories. */
export function keepOrder(memory: ShopMemory, shop: string | null, order: readonly string[]): ShopMemory {
  return { ...memory, orders: { ...memory.orders, [shopKey(shop)]: order } }
}

function load(name: string): ShopMemory {
  try {
    return readMemory(localStorage.getItem(name))
  } catch {
    // Storage can be switched off; the memory then lasts as long as the page.
    return no_memory
  }
}

function keep(name: string, memory: ShopMemory): void {
  try {
    localStorage.setItem(name, JSON.stringify(memory))
  } catch {
    // See load.
  }
}

/** What this phone remembers; it outlives a sleeping phone and a reload, because in a shop both happen. */
export function useShopMemory(): [ShopMemory, (next: (memory: ShopMemory) => ShopMemory) => void] {
  const name = `shopMode:${useSession().user?.username ?? ''}`
  const [memory, setMemory] = useState(() => load(name))
  const change = useCallback(
    (next: (memory: ShopMemory) => ShopMemory) =>
      setMemory((now) => {
        const changed = next(now)
        keep(name, changed)
        return changed
      }),
    [name],
  )
  return [memory, change]
}
