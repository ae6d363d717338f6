import { fitted_parameters } from '@larder/forecast/forecast-parameters'
import { measureLoss } from './score-questions.mjs'
import { searchMinimum } from './search-minimum.mjs'

/** Questions a fit looks at, of real and of simulated households: more cost time and tell the same. */
const most_questions = 8000
/** What a day of loss on simulated households weighs beside one on real ones: a simulator is no witness, but it knows the truth. */
const simulated_weight = 0.25
/** Holds a number that tells nothing near where it started. */
const stiffness = 1e-4

const scale = { toSearch: Math.log, toValue: Math.exp }
const shift = { toSearch: (value) => value, toValue: (value) => value }

/** What is fitted, and where the search starts: round numbers, not those in the code. */
export const free_parameters = [
  { path: ['prior_gaps'], start: 2, ...scale },
  { path: ['recent_prior'], start: 2, ...scale },
  { path: ['size_prior'], start: 2, ...scale },
  { path: ['irregularity_prior'], start: 1, ...scale },
  { path: ['irregularity_weight'], start: 2, ...scale },
  { path: ['bias'], start: 0, ...shift },
  { path: ['bias_irregularity'], start: 0, ...shift },
  { path: ['below', 'irregularity'], start: 0.5, ...scale },
  { path: ['below', 'uses'], start: 0.5, ...scale },
  { path: ['below', 'doubt'], start: 0.02, ...scale },
  { path: ['above', 'irregularity'], start: 0.5, ...scale },
  { path: ['above', 'uses'], start: 0.5, ...scale },
  { path: ['above', 'doubt'], start: 0.2, ...scale },
  { path: ['household_prior'], start: 50, ...scale },
  { path: ['household_deviation'], start: 0, ...shift },
  { path: ['rhythm'], start: 0.5, ...scale },
]

export const readParameter = (parameters, path) => path.reduce((part, key) => part[key], parameters)

function createParameters(point) {
  const parameters = structuredClone(fitted_parameters)
  for (const [at, { path, toValue }] of free_parameters.entries()) {
    readParameter(parameters, path.slice(0, -1))[path.at(-1)] = toValue(point[at])
  }
  return parameters
}

/** Every nth question, so that all households are looked at. */
function thin(questions) {
  const every = Math.ceil(questions.length / most_questions)
  return questions.filter((_, at) => at % every === 0)
}

function chooseQuestions(sources, is_real) {
  const questions = sources.filter((one) => one.is_real === is_real).flatMap((one) => one.questions)
  return { questions: thin(questions), weight: is_real ? 1 : simulated_weight }
}

/** Parameters with the least mean loss on the questions of these sources. */
export function fitParameters(sources) {
  const kinds = [true, false]
    .map((is_real) => chooseQuestions(sources, is_real))
    .filter(({ questions }) => questions.length > 0)
  const start = free_parameters.map((free) => free.toSearch(free.start))
  const measure = (point) => {
    const parameters = createParameters(point)
    const bend = point.reduce((sum, value, at) => sum + (value - start[at]) ** 2, 0)
    return kinds.reduce(
      (sum, { questions, weight }) => sum + weight * measureLoss(questions, parameters),
      stiffness * bend,
    )
  }
  return createParameters(searchMinimum(measure, start).best)
}
