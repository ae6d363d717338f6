import { fitted_parameters } from '@larder/forecast/forecast-parameters'
import { usualLogGap } from '@larder/forecast/priors'
import { collectChances, fitConfidence, scoreConfidence } from './fit-confidence.mjs'
import { fitParameters, free_parameters, readParameter } from './fit-parameters.mjs'
import { collectGaps, fitUsualGaps, isInCode, scoreUsualGaps } from './fit-usual-gaps.mjs'
import { scoreQuestions } from './score-questions.mjs'

const round = (value, digits) => Number(value.toFixed(digits))

/** Each source, and the others that numbers for it are fitted on. */
const foldsOf = (sources) =>
  [...sources]
    .map(([held_out, source]) => ({
      held_out,
      source,
      others: [...sources].filter(([name]) => name !== held_out).map(([, other]) => other),
    }))
    .filter(({ others }) => others.length > 0)

const describeScore = ({ loss, brier, f1 }) => ({
  pinball: round(loss, 3),
  'Brier 7 d': round(brier, 4),
  'list F1': round(f1, 3),
})

const compareScores = (name, questions, fitted) => [
  { 'scored on': name, numbers: 'in the code', ...describeScore(scoreQuestions(questions, fitted_parameters)) },
  { 'scored on': name, numbers: 'fitted', ...describeScore(scoreQuestions(questions, fitted)) },
]

/** The sixteen numbers, fitted without each source in turn and scored on it, then fitted on all. */
export function reportParameters(sources) {
  const fits = new Map()
  const rows = foldsOf(sources).flatMap(({ held_out, source, others }) => {
    const fitted = fitParameters(others)
    fits.set(held_out, fitted)
    return compareScores(held_out, source.questions, fitted)
  })
  console.log('\nScores on the source that is held out (those in the code were fitted on all but the generated ones):')
  console.table(rows)

  const all = fitParameters([...sources.values()])
  console.log('Numbers fitted on all sources, and without each of them:')
  const columns = [
    ['in the code', fitted_parameters],
    ['all', all],
    ...[...fits].map(([name, fit]) => [`-${name}`, fit]),
  ]
  console.table(
    Object.fromEntries(
      free_parameters.map(({ path }) => [
        path.join('.'),
        Object.fromEntries(columns.map(([name, fit]) => [name, round(readParameter(fit, path), 4)])),
      ]),
    ),
  )
  console.log('In-sample, fitted on all:')
  const ofKind = (is_real) =>
    [...sources.values()].filter((one) => one.is_real === is_real).flatMap(({ questions }) => questions)
  const kinds = [
    ['real', ofKind(true)],
    ['simulated', ofKind(false)],
  ].filter(([, questions]) => questions.length > 0)
  console.table(kinds.flatMap(([name, questions]) => compareScores(name, questions, all)))
  return { all, held_out: fits }
}

const chancesOf = (parameters, list) => list.flatMap(({ questions }) => collectChances(questions, parameters))

/** How a chance becomes a confidence, read off real households where there are any, as in the code. */
export function reportConfidence(sources, fits) {
  const hasReal = [...sources.values()].some(({ is_real }) => is_real)
  const used = new Map([...sources].filter(([, { is_real }]) => is_real === hasReal))
  const rows = foldsOf(used).flatMap(({ held_out, source, others }) => {
    const fitted = fitConfidence(chancesOf(fits.held_out.get(held_out), others))
    const describe = (numbers, parameters, chosen) => {
      const { brier, distance } = scoreConfidence(chancesOf(parameters, [source]), chosen)
      const scores = { Brier: round(brier, 4), 'off by': round(distance, 4) }
      return { 'scored on': held_out, numbers, ...chosen.youth, ...chosen.modesty, ...scores }
    }
    return [
      describe('in the code', fitted_parameters, fitted_parameters),
      describe('fitted', fits.held_out.get(held_out), fitted),
    ]
  })
  console.log('Confidence on the source that is held out:')
  console.table(rows)
  const { youth, modesty } = fitConfidence(chancesOf(fits.all, [...used.values()]))
  console.log('Fitted on all of them:', { ...youth, ...modesty })
}

const gapsOf = (list) => collectGaps(list.flatMap(({ households }) => households))

/** The usual days between two uses by category, which real households alone can tell. */
export function reportUsualGaps(sources) {
  const real = new Map([...sources].filter(([, { is_real }]) => is_real))
  if (real.size === 0) return console.log('Usual gaps of categories: generated households have no categories.')
  const rows = foldsOf(real).map(({ held_out, source, others }) => {
    const { usual, by_category } = fitUsualGaps(gapsOf(others))
    const gaps = gapsOf([source])
    return {
      'scored on': held_out,
      items: gaps.length,
      'in the code': round(scoreUsualGaps(gaps, usualLogGap), 4),
      fitted: round(
        scoreUsualGaps(gaps, (category) => by_category.get(category)?.log_gap ?? usual),
        4,
      ),
      'one for all': round(
        scoreUsualGaps(gaps, () => usual),
        4,
      ),
    }
  })
  console.log("\nUsual gaps on the source that is held out, root mean square error of the logarithm of an item's gap:")
  console.table(rows)
  const { usual, by_category } = fitUsualGaps(gapsOf([...real.values()]))
  console.log('Usual gaps in days, fitted on all:')
  console.table(
    Object.fromEntries([
      ...[...by_category]
        .toSorted(([, a], [, b]) => a.log_gap - b.log_gap)
        .map(([category, { items, log_gap }]) => [
          category,
          {
            items,
            'in the code': isInCode(category) ? round(Math.exp(usualLogGap(category)), 1) : '(as any)',
            fitted: round(Math.exp(log_gap), 1),
          },
        ]),
      [
        '(any)',
        {
          items: gapsOf([...real.values()]).length,
          'in the code': round(Math.exp(usualLogGap(null)), 1),
          fitted: round(Math.exp(usual), 1),
        },
      ],
    ]),
  )
}
