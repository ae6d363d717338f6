// Translates the scorer's arguments into the package's own; everything else is the package that the server uses.
import { forecast } from '@larder/forecast/forecast'
import { addHabits, habitsOf } from '@larder/forecast/household-habits'
import { observeUse } from '@larder/forecast/uses'

const usesOf = ({ start, firstQty, events }) =>
  events.reduce((uses, { day, qty }) => observeUse(uses, day, qty), observeUse(null, start, firstQty))

const daysOf = ({ start, events }) => [start, ...events.map(({ day }) => day)]

export function predict(item) {
  const others = item.others()
  const days = new Set([item, ...others].flatMap(daysOf))
  const sorted = [...days].toSorted((a, b) => a - b)
  const answer = forecast({
    uses: usesOf(item),
    stock: item.stock,
    category: item.category,
    today: item.now,
    household: {
      habits: addHabits(others.map((other) => habitsOf(other.category, usesOf(other)))),
      rhythm: { record_days: sorted.length, first_day: sorted[0], last_day: sorted.at(-1) },
    },
  })
  return {
    q10: answer.earliest,
    q50: answer.median,
    q90: answer.latest,
    p7: answer.chanceBy(7),
    confidence: answer.confidence,
  }
}
