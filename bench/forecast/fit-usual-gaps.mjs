import { usualLogGap } from '@larder/forecast/priors'
import { mean } from './score-questions.mjs'

/** A category with few items is drawn towards all of them, as if it had so many more of the usual pace. */
const usual_items = 10

/** The average gap of each item that was used more than once, as a logarithm. */
export function collectGaps(households) {
  return households.flatMap(({ items }) =>
    items.flatMap(({ category, records }) => {
      const gaps = new Set(records.map(([day]) => day)).size - 1
      return gaps > 0 ? [{ category, log_gap: Math.log((records.at(-1)[0] - records[0][0]) / gaps) }] : []
    }),
  )
}

/** Days between two uses as the category alone tells it: the geometric mean of its items. */
export function fitUsualGaps(gaps) {
  const usual = mean(gaps.map(({ log_gap }) => log_gap))
  const by_category = new Map()
  for (const { category, log_gap } of gaps) by_category.set(category, [...(by_category.get(category) ?? []), log_gap])
  const fitted = new Map()
  for (const [category, logs] of by_category) {
    const sum = logs.reduce((total, log_gap) => total + log_gap, usual_items * usual)
    fitted.set(category, { items: logs.length, log_gap: sum / (logs.length + usual_items) })
  }
  return { usual, by_category: fitted }
}

/** How far an item's own gap lies from what is usual: the root mean square of the logarithms. */
export function scoreUsualGaps(gaps, toLogGap) {
  return Math.sqrt(mean(gaps.map(({ category, log_gap }) => (log_gap - toLogGap(category)) ** 2)))
}

/** Categories that have a pace of their own in the code. */
export const isInCode = (category) => usualLogGap(category) !== usualLogGap(null)
