import { consumption, quantity_limits } from '@larder/contract/constants'
import { daysBetween, formatDay } from '@larder/contract/values/days'

/** A day near today, without its year: 11/20. */
export function shortDay(day: string): string {
  return formatDay(day).replace(/\/\d+$/, '')
}

/** Between days farther apart than this their years have to be said. */
const most_short_days = 300

/** Two days around one that is shown with its year; they have theirs only where it could be another. */
export function shortDays(earliest: string, latest: string): [string, string] {
  const say = daysBetween(earliest, latest) < most_short_days ? shortDay : formatDay
  return [say(earliest), say(latest)]
}

/** A share as people say it: 0.824 is 82%. */
export function percentOf(share: number): string {
  return `${Math.round(share * 100)}%`
}

/** Sums of tenths stay tenths. */
export function exact(value: number): number {
  return Number(value.toFixed(quantity_limits.decimals))
}

// The only `type="number"` of the app, as the specification wants it: the browser has read what was typed already and
// hands over a number with a point (number-box.tsx), so that there is no language left to ask about.
const readNumberField = (text: string): number => Number(text)

/**
 * What becomes of a typed remaining quantity: the text to show, or null where the key is ignored because it would
 * say less than nothing or more than there is.
 */
export function acceptTyped(text: string, current: number): string | null {
  if (text === '') return text
  const value = readNumberField(text)
  return Number.isNaN(value) || value < 0 || value > current ? null : text
}

/** The remaining quantity one step away; the ends hold. */
export function stepRemaining(remaining: number | null, direction: 1 | -1, current: number): number {
  const moved = exact((remaining ?? 0) + direction * consumption.button_step)
  return Math.min(Math.max(moved, 0), current)
}

/** The number a field holds; an empty one holds none. */
export function readRemaining(text: string): number | null {
  return text === '' ? null : exact(readNumberField(text))
}

/** True where something was used: the remaining quantity is there and below the current one. */
export function isUse(remaining: number | null, current: number): remaining is number {
  return remaining !== null && remaining >= 0 && remaining < current
}
