import { type UnitFactors } from '@larder/contract/values/unit-factors'
import { daysBetween } from '@larder/contract/values/days'
import { changeOf, dayOf, type HistoryEntry } from './history.ts'

/** A quantity from a day on; days count from today, so that the past is negative. */
export interface Step {
  day: number
  quantity: number
}

export interface ForecastDays {
  earliest: number | null
  median: number
  latest: number | null
}

const shortest_past = 14
const longest_past = 60
/** At most so many days back for each day ahead. */
const past_share = 4
const shortest_future = 7
const longest_future = 90

/** How many days of the past are worth drawing: what is known, but never so much that the future has no space. */
export function pastDays(first_day: number, future: number): number {
  const longest = Math.min(Math.max(future * past_share, shortest_past), longest_past)
  return Math.min(Math.max(1 - first_day, shortest_past), longest)
}

/** The first day an item was there: when it was entered, or before that by its records; what was used or thrown away was there the day before. */
function findFirstDay(entries: readonly HistoryEntry[], { created_at, today, time_zone }: CurrentStock): number {
  const dayFrom = (date: string): number => Math.min(0, daysBetween(today, dayOf(date, time_zone)))
  const entered = created_at === undefined ? 0 : dayFrom(created_at)
  return entries.reduce((first, { kind, date }) => {
    const day = dayFrom(date)
    return day < entered ? Math.min(first, kind === 'purchased' ? day : day - 1) : first
  }, entered)
}

/** How many days of the future the drawing needs; a run-out further away leaves it at its edge. */
export function futureDays({ median, latest }: ForecastDays): number {
  return Math.min(Math.max(latest ?? median, median, shortest_future), longest_future)
}

interface CurrentStock {
  quantity: number
  unit: string | null
  /** What is known of units that it was counted in before. */
  unit_factors?: UnitFactors | null | undefined
  future: number
  today: string
  time_zone: string | undefined
  /** When the item was entered, where the server says so. */
  created_at?: string | undefined
}

/** The past quantities, computed backwards from the current one; oldest first. */
export function stockSteps(entries: readonly HistoryEntry[], current: CurrentStock): Step[] {
  const { quantity, unit, unit_factors, future, today, time_zone } = current
  // A day counts as it ended: what came and went on it would only be a spike.
  const changes = new Map<number, number>()
  for (const entry of entries) {
    const change = changeOf(entry, { unit_of_measure: unit, unit_factors })
    // Pieces are no part of a line of grams; the history lists them.
    if (change === null) continue
    const day = Math.min(0, daysBetween(today, dayOf(entry.date, time_zone)))
    changes.set(day, (changes.get(day) ?? 0) + change)
  }
  const first_day = findFirstDay(entries, current)
  const past = Math.min(pastDays(Math.min(0, ...changes.keys()), future), 0 - first_day)
  const steps: Step[] = [{ day: 0, quantity }]
  let level = quantity
  for (const [day, change] of changes) {
    // Of the first day there is nothing before its end.
    if (day < -past || day === first_day) break
    steps.push({ day, quantity: level })
    // An edit of the item is not in the histories: where it hid something, the quantity was at least 0.
    level = Math.max(0, level - change)
  }
  steps.push({ day: 0 - past, quantity: level })
  return steps.toReversed()
}

export interface ChartArea {
  width: number
  height: number
  past: number
  future: number
  most: number
}

const tenth = (value: number): number => Math.round(value * 10) / 10

const margin = { top: 24, bottom: 24, side: 4 }

/** Where a day and a quantity lie on the drawing, in whole tenths of a pixel. */
export function createScale({ width, height, past, future, most }: ChartArea) {
  const inner_width = width - 2 * margin.side
  const inner_height = height - margin.top - margin.bottom
  return {
    x: (day: number) => tenth(margin.side + ((day + past) / (past + future)) * inner_width),
    y: (quantity: number) => tenth(margin.top + (1 - quantity / (most || 1)) * inner_height),
  }
}

export type Scale = ReturnType<typeof createScale>

/** Stock stays where it is until something happens, so the line has corners and no slopes. */
export function stepPath(steps: readonly Step[], { x, y }: Scale): string {
  return steps
    .map(({ day, quantity }, index) => (index === 0 ? `M${x(day)} ${y(quantity)}` : `H${x(day)}V${y(quantity)}`))
    .join('')
}

/** The fan of run-outs from what is there now down to nothing, as wide as the forecast is unsure. */
export function fanPath(quantity: number, { earliest, latest }: ForecastDays, { x, y }: Scale): string | null {
  if (earliest === null || latest === null || latest <= earliest) return null
  return `M${x(0)} ${y(quantity)}L${x(earliest)} ${y(0)}H${x(latest)}Z`
}
