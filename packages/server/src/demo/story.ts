import type { DemoItem } from './demo-items.ts'

/** One record of the demo household; day 0 is the first of its story. */
export interface DemoEvent {
  readonly item: number
  readonly day: number
  readonly kind: 'consumed' | 'purchased'
  readonly delta: number
}

/** Four months, the last day being yesterday. */
export const story_days = 120

/** Small and the same on every machine: a demo that looks different each time cannot be described. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** What nobody uses in equal portions, and how finely it is told: nobody weighs rice to the gram. */
const weighed: ReadonlyMap<string, number> = new Map([
  ['g', 5],
  ['ml', 10],
  ['kg', 0.1],
  ['l', 0.1],
])

const roundTo = (quantity: number, step: number): number => Number((Math.round(quantity / step) * step).toFixed(1))

/** Shopping is done on Saturdays, and on some Tuesdays for what is nearly gone. */
function isShoppingDay(day: number, is_urgent: boolean): boolean {
  return day % 7 === 5 || (is_urgent && day % 7 === 1)
}

function tellItem(thing: DemoItem, item: number): DemoEvent[] {
  const random = createRandom(item + 1)
  const { use, every, lot, unit_of_measure } = thing
  const step = weighed.get(unit_of_measure)
  const events: DemoEvent[] = []
  const tell = (day: number, kind: DemoEvent['kind'], delta: number) => events.push({ item, day, kind, delta })
  let stock = lot
  let next_use = random() * every
  for (let day = 0; day < story_days; day += 1) {
    if (use === 0) {
      // Nobody counts these: they are bought when the last ones are gone.
      if (day % every === every - 1) tell(day, 'purchased', lot)
      continue
    }
    if (stock < use * 2 && isShoppingDay(day, stock < use)) {
      tell(day, 'purchased', lot)
      stock = roundTo(stock + lot, 0.1)
    }
    if (day < next_use) continue
    next_use = day + every * (0.5 + random())
    const size = step === undefined ? use : Math.max(step, roundTo(use * (0.8 + 0.4 * random()), step))
    const taken = Math.min(stock, size)
    if (taken > 0) tell(day, 'consumed', -taken)
    stock = roundTo(stock - taken, 0.1)
  }
  return events
}

/** What happened in four months, in the order in which it happened. */
export function tellStory(items: readonly DemoItem[]): DemoEvent[] {
  return items.flatMap(tellItem).toSorted((a, b) => a.day - b.day || a.item - b.item)
}
