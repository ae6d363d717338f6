import { addHabits, habitsOf, habitsWithout, no_habits } from '@larder/forecast/household-habits'
import { observeUse } from '@larder/forecast/uses'

/** The questions of a household as the package asks them, each with what was known on its day. */
export function prepareQuestions({ items }) {
  const records = items.flatMap((item) => item.records.map(([day, quantity]) => ({ item, day, quantity })))
  const waiting = records.toSorted((a, b) => a.day - b.day)
  const asked = items.flatMap((item) => item.questions.map((question) => ({ item, ...question })))
  const known = new Map()
  const days = { record_days: 0, first_day: waiting[0]?.day ?? 0, last_day: Number.NaN }
  let all = no_habits
  let next = 0

  const habitsOfItem = (item) => (known.has(item) ? habitsOf(item.category, known.get(item)) : no_habits)
  const learn = ({ item, day, quantity }) => {
    all = habitsWithout(all, habitsOfItem(item))
    known.set(item, observeUse(known.get(item) ?? null, day, quantity))
    all = addHabits([all, habitsOfItem(item)])
    if (day !== days.last_day) days.record_days += 1
    days.last_day = day
  }

  return asked
    .toSorted((a, b) => a.now - b.now)
    .map(({ item, now, stock, days: truth }) => {
      while (next < waiting.length && waiting[next].day <= now) learn(waiting[next++])
      const household = { habits: habitsWithout(all, habitsOfItem(item)), rhythm: { ...days } }
      const question = { uses: known.get(item), stock, category: item.category, today: now, household }
      return { question, truth }
    })
}
