import { forecast } from '@larder/forecast/forecast'

/** Truth is known up to here. */
const cap_days = 90
/** The list asks for what is gone within a week with at least this chance. */
const list_days = 7
const worth_buying = 0.4

export const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length

function pinball(truth, told, level) {
  const late = truth - Math.min(told, cap_days)
  return late > 0 ? level * late : (level - 1) * late
}

const lossOf = (truth, { earliest, median, latest }) =>
  (pinball(truth, earliest, 0.1) + pinball(truth, median, 0.5) + pinball(truth, latest, 0.9)) / 3

/** Mean pinball loss of the 10, 50 and 90 % quantiles, in days. */
export function measureLoss(questions, parameters) {
  let sum = 0
  for (const { question, truth } of questions) sum += lossOf(truth, forecast(question, parameters))
  return sum / questions.length
}

/** What a forecast is worth: its loss in days, the Brier score of the next seven days and the F1 of a list of them. */
export function scoreQuestions(questions, parameters) {
  const counts = { hit: 0, missed: 0, wrong: 0 }
  const rows = questions.map(({ question, truth }) => {
    const told = forecast(question, parameters)
    const chance = told.chanceBy(list_days)
    const [isDue, isListed] = [truth <= list_days, chance >= worth_buying]
    if (isDue && isListed) counts.hit += 1
    if (isDue && !isListed) counts.missed += 1
    if (!isDue && isListed) counts.wrong += 1
    return { loss: lossOf(truth, told), brier: (chance - Number(isDue)) ** 2 }
  })
  return {
    loss: mean(rows.map(({ loss }) => loss)),
    brier: mean(rows.map(({ brier }) => brier)),
    f1: (2 * counts.hit) / (2 * counts.hit + counts.missed + counts.wrong),
  }
}
