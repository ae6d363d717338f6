import { calibrate } from '@larder/forecast/confidence'
import { forecast } from '@larder/forecast/forecast'
import { mean } from './score-questions.mjs'

/** Farther ahead than this the truth of a question may lie beyond what is known. */
const farthest_days = 60
const bins = 10
const as_modeled = { from: 1, peak: 1, lift: 0 }

const range = (from, to, step) =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, at) => from + at * step)

/** Chances as the model has them, and whether the day that was said came close. */
export function collectChances(questions, parameters) {
  return questions.flatMap(({ question, truth }) => {
    const { median, confidence } = forecast(question, { ...parameters, modesty: as_modeled })
    const isRight = Math.abs(truth - median) <= Math.max(3, median / 2)
    return median > farthest_days ? [] : [{ chance: confidence, is_right: Number(isRight) }]
  })
}

const brierOf = (chances, modesty) =>
  mean(chances.map(({ chance, is_right }) => (calibrate(chance, modesty) - is_right) ** 2))

/** How far stated chances lie from what came true: the Brier score, and the mean distance in ten bins. */
export function scoreModesty(chances, modesty) {
  const sums = Array.from({ length: bins }, () => 0)
  for (const { chance, is_right } of chances) {
    const stated = calibrate(chance, modesty)
    sums[Math.min(bins - 1, Math.floor(stated * bins))] += stated - is_right
  }
  const distance = sums.reduce((sum, off) => sum + Math.abs(off), 0) / chances.length
  return { brier: brierOf(chances, modesty), distance }
}

/** Where and by how much the chances are too modest, by trying all on a grid. */
export function fitModesty(chances) {
  const tried = range(0.4, 0.7, 0.05).flatMap((from) =>
    range(from + 0.05, 0.9, 0.05).flatMap((peak) => range(0, 1, 0.1).map((lift) => ({ from, peak, lift }))),
  )
  const scored = tried.map((modesty) => ({ modesty, brier: brierOf(chances, modesty) }))
  return scored.reduce((best, one) => (one.brier < best.brier ? one : best)).modesty
}
