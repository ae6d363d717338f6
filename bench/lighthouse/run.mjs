// Lighthouse on the first page a visitor sees and on the page people live in, with 500 items, in the built app, as a
// phone sees them. Each run has a browser of its own that was never here; what counts is the median of five. A run that
// fails is repeated, up to twice.
//
//   npm run bench:lighthouse      builds what is stale first; fetches Lighthouse with npx
//   npm run bench:lighthouse -- 1   for a quick look
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from '../../scripts/lib/chromium.mjs'
import { prepare } from '../../scripts/lib/prepare.mjs'
import { runMain, Stop } from '../../scripts/lib/project.mjs'
import { findFreePort, startServer } from '../faults/server.mjs'
import { createHousehold } from '../feel/create-household.mjs'
import { audit, createProfile } from './audit.mjs'
import { report } from './report.mjs'
import { checkReport, repeatFailed } from './retry.mjs'

const runs = Number(process.argv[2] ?? 5)
const item_count = 500
const perfect = { accessibility: 100, 'best-practices': 100, seo: 100 }
const pages = [
  { path: '/login', bars: { performance: 90, ...perfect } },
  { path: '/inventory', is_signed_in: true, bars: { performance: 80, ...perfect } },
]

async function measure(browser, folder, data) {
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  const server = await startServer(data, port)
  try {
    const { token } = await createHousehold(url, item_count)
    const reports = new Map(pages.map(({ path }) => [path, []]))
    // In turns, so that a machine that gets slower gets slower for both.
    for (let run = 0; run < runs; run += 1) {
      for (const { path, bars, is_signed_in } of pages) {
        const look = async (repeat) => {
          const profile = join(folder, `profile-${run}-${repeat}${path.replace('/', '-')}`)
          await createProfile({ folder: profile, browser, url, token: is_signed_in ? token : undefined })
          const seen = checkReport(await audit({ folder: profile, browser, address: url + path }), Object.keys(bars))
          if (new URL(seen.finalDisplayedUrl).pathname !== path) throw new Error(`Ended at ${seen.finalDisplayedUrl}`)
          return seen
        }
        reports.get(path).push(await repeatFailed(look, (line) => console.log(`${path}: ${line}`)))
      }
    }
    return pages.flatMap(({ path, bars }) => report(path, bars, reports.get(path)))
  } finally {
    await server.end('SIGTERM')
  }
}

await runMain(async () => {
  await prepare()
  const { path: browser, problem } = await findChromium()
  if (!browser) throw new Stop(`No Chromium was found and none could be got: ${problem}`)
  const folders = await Promise.all(['browser', 'data'].map((name) => mkdtemp(join(tmpdir(), `larder-${name}-`))))
  const removed = () => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })))
  console.log(`load of the machine before: ${loadavg()[0].toFixed(1)}`)
  const verdicts = await measure(browser, ...folders).finally(removed)
  const failed = verdicts.filter((is_met) => !is_met).length
  console.log(`load of the machine after: ${loadavg()[0].toFixed(1)}`)
  console.log(`${verdicts.length - failed} passed, ${failed} failed`)
  process.exit(failed === 0 ? 0 : 1)
})
