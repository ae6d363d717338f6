// How well receipts are read, and what it costs, beside tesseract.js in the same run.
//
//   npm run bench:receipts [FOLDER] [N]      builds what is stale first; fetches tesseract.js with npm into a temporary folder
//
// N reads that many of each set alone, for a quick look. Without a network the comparison is left out.
// FOLDER holds sets of photos (market, srd, sroie, german): NAME.jpg beside NAME.json with merchant, date, total and items,
// or with num_items where nobody wrote the items down; country, where there is one, gets a line of its own.
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { prepare } from '../../scripts/lib/prepare.mjs'
import { runMain, Stop } from '../../scripts/lib/project.mjs'
import { installBaseline, startBaseline } from './baseline.mjs'
import { nothing_read, startReader } from './larder.mjs'
import { createScore } from './score.mjs'
import { printCosts, printCountries, printSets } from './table.mjs'

const usual_folder = fileURLToPath(new URL('../../../shared/data/receipts', import.meta.url))

async function listReceipts(folder, most) {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted()
  const receipts = names.map(async (name) => ({
    file: join(folder, name.replace(/json$/, 'jpg')),
    truth: JSON.parse(await readFile(join(folder, name), 'utf8')),
  }))
  // Labels that nobody has checked say nothing.
  return (await Promise.all(receipts))
    .filter(({ file, truth }) => existsSync(file) && !['skip', 'unverified'].includes(truth.items_check))
    .slice(0, most)
}

/** One photo; a reader that breaks on it has read nothing, and the others still count. */
async function readOne(reader, file) {
  try {
    return await reader.read(file)
  } catch (error) {
    console.error(`${file}: ${error.message}`)
    return { receipt: nothing_read, status: 500 }
  }
}

/** One reader on one set, a photo after the other. */
async function measureSet(reader, receipts) {
  const score = createScore()
  const countries = new Map()
  const costs = []
  for (const { file, truth } of receipts) {
    const { receipt, ...cost } = await readOne(reader, file)
    score.add(truth, receipt)
    if (truth.country) {
      if (!countries.has(truth.country)) countries.set(truth.country, createScore())
      countries.get(truth.country).add(truth, receipt)
    }
    costs.push(cost)
  }
  return { score, countries, costs }
}

async function measure(who, reader, sets) {
  const results = {}
  try {
    for (const [name, receipts] of Object.entries(sets)) {
      results[name] = await measureSet(reader, receipts)
      console.log(`${who}: ${receipts.length} of ${name} read`)
    }
  } finally {
    await reader.stop()
  }
  return results
}

/** What tesseract.js makes of the same photos; nothing where it cannot be fetched. */
async function measureBaseline(sets) {
  const temporary = await mkdtemp(join(tmpdir(), 'larder-receipts-'))
  try {
    const packages = await installBaseline(temporary).catch(() => undefined)
    if (packages === undefined) console.log('tesseract.js could not be fetched: nothing to compare with')
    else return await measure(packages[0], await startBaseline(temporary), sets)
  } finally {
    await rm(temporary, { recursive: true, force: true })
  }
}

await runMain(async () => {
  const given = process.argv.slice(2)
  const most = /^\d+$/.test(given.at(-1) ?? '') ? Number(given.pop()) : Infinity
  const [folder = usual_folder] = given
  if (!existsSync(folder)) throw new Stop('Say which folder of receipts to read: npm run bench:receipts FOLDER')
  await prepare()
  const names = ['market', 'srd', 'sroie', 'german'].filter((name) => existsSync(join(folder, name)))
  const lists = await Promise.all(names.map(async (name) => [name, await listReceipts(join(folder, name), most)]))
  const sets = Object.fromEntries(lists)
  const larder = await measure('Larder', await startReader(), sets)
  const baseline = await measureBaseline(sets)
  const isGood = printSets(larder, baseline)
  printCountries(larder)
  process.exitCode = printCosts(larder, baseline) && isGood ? 0 : 1
})
