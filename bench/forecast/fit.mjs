// Derives the numbers of the forecast again and scores them, beside those in the code, on sources that the fit has not seen.
//
//   npm run build && npm run forecast:fit [FOLDER]
//
// FOLDER holds series_*.jsonl.gz and tasks_*.csv.gz of households (read-households.mjs), beside which generated ones are
// looked at; without it there are generated ones alone. It changes no file.
import { runMain } from '../../scripts/lib/project.mjs'
import { generateHouseholds } from './generate-households.mjs'
import { prepareQuestions } from './prepare-questions.mjs'
import { readHouseholds } from './read-households.mjs'
import { reportConfidence, reportParameters, reportUsualGaps } from './report-fit.mjs'

const generated_households = 90

function groupBySource(households, toSource) {
  const sources = new Map()
  for (const household of households) {
    const source = toSource(household)
    if (!sources.has(source)) sources.set(source, { households: [], questions: [], is_real: household.is_real })
    sources.get(source).households.push(household)
    sources.get(source).questions.push(...prepareQuestions(household))
  }
  return sources
}

await runMain(async () => {
  const [folder] = process.argv.slice(2)
  const read = folder === undefined ? [] : await readHouseholds(folder)
  const households = [...read, ...generateHouseholds(generated_households)]
  // Generated households alone are told apart by the way they record.
  const sources = groupBySource(households, ({ data_set, way }) => (folder === undefined ? way : data_set))
  for (const [source, { households: homes, questions }] of sources) {
    console.log(`${source}: ${questions.length} questions of ${homes.length} households`)
  }
  const fits = reportParameters(sources)
  reportConfidence(sources, fits)
  reportUsualGaps(sources)
})
