// How well receipts are read, and what it costs, beside tesseract.js in the same run.
//
//   npm run bench:receipts FOLDER [N]      builds what is stale first; fetches tesseract.js with npm into a temporary folder
//
// N reads that many of each set alone, for a quick look.
// FOLDER holds sets of photos (srd, sroie, german): NAME.jpg beside NAME.json with merchant, date, total and items, or with
// num_items where nobody wrote the items down.
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepare } from '../../scripts/lib/prepare.mjs'
import { runMain, Stop } from '../../scripts/lib/project.mjs'
import { installBaseline, startBaseline } from './baseline.mjs'
import { startReader } from './larder.mjs'
import { createScore } from './score.mjs'
import { printTable } from './table.mjs'

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

/** One reader on one set, a photo after the other. */
async function measureSet(reader, receipts) {
  const score = createScore()
  const costs = []
  for (const { file, truth } of receipts) {
    const { receipt, ...cost } = await reader.read(file)
    score.add(truth, receipt)
    costs.push(cost)
  }
  return {
    shares: score.shares,
    f1: score.f1(),
    errors: costs.filter(({ status = 200 }) => status >= 500).length,
    cpu_s: costs.reduce((sum, { cpu_ms }) => sum + cpu_ms, 0) / costs.length / 1000,
    peak_mb: Math.max(...costs.map(({ peak_mb }) => peak_mb)),
  }
}

async function measure(who, reader, sets) {
  const results = {}
  try {
    for (const [name, receipts] of Object.entries(sets)) {
      results[name] = await measureSet(reader, receipts)
      console.log(`${who}: ${receipts.length} of ${name} read, ${results[name].cpu_s.toFixed(2)} s of CPU each`)
    }
  } finally {
    await reader.stop()
  }
  return results
}

await runMain(async () => {
  const [folder, most = Infinity] = process.argv.slice(2)
  if (folder === undefined) throw new Stop('Say which folder of receipts to read: npm run bench:receipts FOLDER')
  await prepare()
  const names = ['srd', 'sroie', 'german'].filter((name) => existsSync(join(folder, name)))
  const lists = await Promise.all(
    names.map(async (name) => [name, await listReceipts(join(folder, name), Number(most))]),
  )
  const sets = Object.fromEntries(lists)
  const temporary = await mkdtemp(join(tmpdir(), 'larder-receipts-'))
  try {
    console.log(`For comparison: ${(await installBaseline(temporary)).join(', ')}, fetched into a temporary folder`)
    const larder = await measure('Larder', await startReader(), sets)
    const tesseract = await measure('tesseract.js', await startBaseline(temporary), sets)
    process.exitCode = printTable(larder, tesseract) ? 0 : 1
  } finally {
    await rm(temporary, { recursive: true, force: true })
  }
})
