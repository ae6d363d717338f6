// npm run bench:offline [-- seeds operations first_seed]: three phones of one household record things while networks are cut
// and slowed, pages killed and opened again, and the server killed with -9. Counts what is lost, doubled or refused.
// Each seed has a server and a database of its own. Afterwards one phone makes 500 changes offline and catches up.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findChromium } from '../../scripts/lib/chromium.mjs'
import { prepare } from '../../scripts/lib/prepare.mjs'
import { register } from '../feel/create-household.mjs'
import { createServerOn } from '../faults/server.mjs'
import { printTitle } from '../load/report.mjs'
import { measureCatchUp } from './catch-up.mjs'
import { measureOpening } from './opening.mjs'
import { runTrial } from './trial.mjs'

const [seeds = 20, operations = 300, first_seed = 1] = process.argv.slice(2).map(Number)

const most_opening_ratio = 1.5

await prepare()
const browser = await chromium.launch({ executablePath: (await findChromium()).path, args: ['--no-sandbox'] })

async function withServer(work) {
  const dataDir = await mkdtemp(join(tmpdir(), 'larder-offline-'))
  const server = await createServerOn(dataDir)
  await server.start()
  try {
    return await work(server)
  } finally {
    await server.end('SIGTERM')
    await rm(dataDir, { recursive: true, force: true })
  }
}

printTitle(`${seeds} trials of ${operations} operations on three phones`)
const total = { lost: 0, doubled: 0, refused: 0, wrong: 0, differing: 0 }
for (let seed = first_seed; seed < first_seed + seeds; seed += 1) {
  const result = await withServer((server) => runTrial({ browser, server, seed, operations, register }))
  const { lost, doubled, refused, wrong, differing, accepted, unsure, failed, refused_taps, kills, catch_up_ms } =
    result
  total.lost += lost
  total.doubled += doubled
  total.refused += refused.length
  total.wrong += wrong
  total.differing += differing.length
  console.log(
    `seed ${String(seed).padStart(3)}: ${accepted} taken, ${refused_taps} not, ${unsure} in the last moment, ${kills} kills; ` +
      `lost ${lost}, doubled ${doubled}, refused ${refused.length}, journal wrong ${wrong}, shown wrong ${differing.length}, ` +
      `caught up in ${(catch_up_ms / 1000).toFixed(1)} s`,
  )
  if (lost + doubled + wrong + differing.length > 0 || process.env.VERBOSE)
    console.log(
      JSON.stringify({ found: result.found, failed, differing, refused: refused.map(({ refusal }) => refusal) }),
    )
  for (const { call: name, refusal } of refused) console.log(`  refused: ${name} ${refusal.status} ${refusal.message}`)
}
console.log(`lost ${total.lost}, doubled ${total.doubled}, refused with a reason ${total.refused}`)

const { changes, ms } = await withServer((server) => measureCatchUp(browser, server, register))
console.log(
  `${changes} changes that waited are sent in ${(ms / 1000).toFixed(1)} s, ${(ms / changes).toFixed(1)} ms each`,
)
const [small, full] = await withServer((server) => measureOpening(browser, server, register))
const ratio = full.median_ms / small.median_ms
console.log(
  `opening without a network: ${full.size} items ${full.median_ms.toFixed(0)} ms, ${small.size} items ` +
    `${small.median_ms.toFixed(0)} ms, ratio ${ratio.toFixed(2)} (at most ${most_opening_ratio})`,
)
await browser.close()
const isGood = ratio <= most_opening_ratio && total.lost + total.doubled + total.wrong + total.differing === 0
console.log(isGood ? 'passed' : 'FAILED')
process.exit(isGood ? 0 : 1)
