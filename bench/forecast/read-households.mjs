import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { Stop } from '../../scripts/lib/project.mjs'

const readLines = async (file) =>
  gunzipSync(await readFile(file))
    .toString()
    .trim()
    .split('\n')

/** Simulated series lie apart from those of real households. */
const simulated = 'sim'

function createHousehold({ src }, set) {
  const [data_set, way] = set === simulated ? [simulated, src] : src.split('_')
  return { data_set, way: way ?? data_set, is_real: set !== simulated, items: [] }
}

async function readSet(folder, set) {
  const series = (await readLines(join(folder, `series_${set}.jsonl.gz`))).map((line) => JSON.parse(line))
  const households = new Map()
  const items = new Map()
  for (const one of series) {
    if (!households.has(one.hh)) households.set(one.hh, createHousehold(one, set))
    const item = { category: one.app, records: one.ev, end: one.end, questions: [] }
    households.get(one.hh).items.push(item)
    items.set(one.id, item)
  }
  for (const line of (await readLines(join(folder, `tasks_${set}.csv.gz`))).slice(1)) {
    const [id, now, stock, days] = line.split(',')
    items.get(id).questions.push({ now: Number(now), stock: Number(stock), days: Number(days) })
  }
  return [...households.values()]
}

/**
 * Households out of a folder: series_SET.jsonl.gz with a line { id, src, hh, app, end, ev: [[day, quantity], ...] } an item, and
 * tasks_SET.csv.gz with a line series,now,stock,days a question. The part of `src` before an underscore names the source.
 */
export async function readHouseholds(folder) {
  const files = await readdir(folder).catch(() => [])
  const sets = files.flatMap((name) => /^series_(.+)\.jsonl\.gz$/.exec(name)?.[1] ?? [])
  if (sets.length === 0) throw new Stop(`There is no series_*.jsonl.gz in ${folder}.`)
  return (await Promise.all(sets.map((set) => readSet(folder, set)))).flat()
}
