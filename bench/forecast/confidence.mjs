// Stated confidence against what came true, by the number of uses known when it was stated, for each source of households.
//
//   npm run build && npm run forecast:confidence -- FOLDER
//
// FOLDER as for fit.mjs. The noise is that of other households: 1.96 standard errors over households drawn again. Fails
// where more is stated than came true for all real households together, beyond the noise. The second table asks each item
// on the day of its nth use.
import { fitted_parameters } from '@larder/forecast/forecast-parameters'
import { runMain, Stop } from '../../scripts/lib/project.mjs'
import { createRandom } from '../random.mjs'
import { askAtUses } from './ask-at-uses.mjs'
import { collectChances, stateChance } from './fit-confidence.mjs'
import { prepareQuestions } from './prepare-questions.mjs'
import { readHouseholds } from './read-households.mjs'

/** The least uses of each group. */
const groups = [1, 2, 3, 5, 10, 21]
const asked_uses = [1, 2, 3, 5, 7, 10, 15, 20]
const redraws = 300
const all_real = 'all real'
const z95 = 1.96

const round = (value) => Number(value.toFixed(3))

const groupOf = (uses, least_of_groups) => least_of_groups.findLast((least) => uses >= least)

const sumUp = (homes) =>
  homes.reduce((all, one) => ({ n: all.n + one.n, stated: all.stated + one.stated, right: all.right + one.right }), {
    n: 0,
    stated: 0,
    right: 0,
  })

function noiseOf(homes, random) {
  const gaps = Array.from({ length: redraws }, () => {
    const { n, stated, right } = sumUp(homes.map(() => homes[Math.floor(random() * homes.length)]))
    return (stated - right) / n
  })
  const middle = gaps.reduce((sum, gap) => sum + gap, 0) / redraws
  return z95 * Math.sqrt(gaps.reduce((sum, gap) => sum + (gap - middle) ** 2, 0) / redraws)
}

/** One sum a household for each source and group of uses. */
function collectSums(households, least_of_groups) {
  const sums = new Map()
  for (const household of households) {
    const own = new Map()
    for (const one of collectChances(prepareQuestions(household), fitted_parameters)) {
      const group = groupOf(one.gaps + 1, least_of_groups)
      const sum = own.get(group) ?? { n: 0, stated: 0, right: 0 }
      own.set(group, {
        n: sum.n + 1,
        stated: sum.stated + stateChance(one, fitted_parameters),
        right: sum.right + one.is_right,
      })
    }
    const sources = household.is_real ? [all_real, household.data_set] : [household.data_set]
    for (const source of sources) {
      for (const [group, sum] of own) {
        const key = `${source} ${group}`
        if (!sums.has(key)) sums.set(key, { source, group, homes: [] })
        sums.get(key).homes.push(sum)
      }
    }
  }
  return [...sums.values()].toSorted((a, b) => a.source.localeCompare(b.source) || a.group - b.group)
}

const random = createRandom(1)

function describe({ source, group, homes }) {
  const { n, stated, right } = sumUp(homes)
  const [over, noise] = [(stated - right) / n, noiseOf(homes, random)]
  return {
    source,
    'uses from': group,
    questions: n,
    households: homes.length,
    stated: round(stated / n),
    observed: round(right / n),
    over: round(over),
    noise: round(noise),
    verdict: over > noise ? 'too sure' : 'ok',
  }
}

const isTooSure = ({ source, verdict }) => source === all_real && verdict !== 'ok'

await runMain(async () => {
  const [folder] = process.argv.slice(2)
  if (folder === undefined) throw new Stop('Say which folder holds the households.')
  const households = await readHouseholds(folder)
  const of_files = collectSums(households, groups).map(describe)
  console.table(of_files)
  const real = households.filter(({ is_real }) => is_real).map((one) => askAtUses(one, asked_uses))
  const at_uses = collectSums(real, asked_uses).map(describe)
  console.table(at_uses.filter(({ source }) => source === all_real))
  if ([...of_files, ...at_uses].some(isTooSure)) process.exitCode = 1
})
