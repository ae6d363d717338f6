import { calibrate, leanOnUsual } from '@larder/forecast/confidence'
import { forecast } from '@larder/forecast/forecast'
import { mean } from './score-questions.mjs'

/** Farther ahead than this the truth of a question may lie beyond what is known. */
const farthest_days = 60
const bins = 10
const as_modeled = {
  modesty: { from: 1, peak: 1, lift: 0, half_gaps: 1 },
  youth: { usual: 0, trusted_gaps: 0 },
}

/** Chances as the model has them, the gaps they rest on, and whether the day that was said came close. */
export function collectChances(questions, parameters) {
  return questions.flatMap(({ question, truth }) => {
    const { median, confidence } = forecast(question, { ...parameters, ...as_modeled })
    const isRight = Math.abs(truth - median) <= Math.max(3, median / 2)
    const { gaps } = question.uses
    return median > farthest_days ? [] : [{ chance: confidence, gaps, is_right: Number(isRight) }]
  })
}

/** What is told of a chance. */
export const stateChance = ({ chance, gaps }, { modesty, youth }) =>
  leanOnUsual(calibrate(chance, gaps, modesty), gaps, youth)

const brierOf = (chances, chosen) => mean(chances.map((one) => (stateChance(one, chosen) - one.is_right) ** 2))

/** How far stated chances lie from what came true: the Brier score, and the mean distance in ten bins. */
export function scoreConfidence(chances, chosen) {
  const sums = Array.from({ length: bins }, () => 0)
  for (const one of chances) {
    const stated = stateChance(one, chosen)
    sums[Math.min(bins - 1, Math.floor(stated * bins))] += stated - one.is_right
  }
  const distance = sums.reduce((sum, off) => sum + Math.abs(off), 0) / chances.length
  return { brier: brierOf(chances, chosen), distance }
}

const choose = (chances, tried) =>
  tried
    .map((chosen) => ({ chosen, brier: brierOf(chances, chosen) }))
    .reduce((best, one) => (one.brier < best.brier ? one : best)).chosen

/** How the young lean on what is usual, then where and by how much the others are too modest, by trying all on a grid. */
export function fitConfidence(chances) {
  const youths = [0.35, 0.37, 0.39, 0.41, 0.43].flatMap((usual) =>
    [1, 2, 3, 4].map((trusted_gaps) => ({ ...as_modeled, youth: { usual, trusted_gaps } })),
  )
  const { youth } = choose(chances, youths)
  const lifts = [0.35, 0.45, 0.55].flatMap((from) =>
    [0.6, 0.7, 0.8].flatMap((peak) =>
      [0.1, 0.3, 0.5].flatMap((lift) =>
        [1, 10, 20].map((half_gaps) => ({ youth, modesty: { from, peak, lift, half_gaps } })),
      ),
    ),
  )
  return choose(chances, lifts)
}
