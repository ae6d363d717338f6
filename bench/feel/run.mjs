// How the app feels: what an interaction costs until the next paint on a phone four times as slow as this machine, in a
// household of 500 items, and how far anything moves by itself, on every screen of the app's table, cold and inside it.
// Taps counts what a thumb does with a filled larder, beside what it did before cards were compact and amounts learned.
// The bars are the product's: 200 ms for what people do all day, .02 of shift everywhere.
//
//   npm run bench:feel                      builds what is stale first
//   npm run bench:feel -- interactions      only these; or: shifts, taps
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findChromium } from '../../scripts/lib/chromium.mjs'
import { prepare } from '../../scripts/lib/prepare.mjs'
import { runMain, Stop } from '../../scripts/lib/project.mjs'
import { findFreePort, startServer } from '../faults/server.mjs'
import { createHousehold, register } from './create-household.mjs'
import { fillLarder } from './filled-larder.mjs'
import { interactions } from './interactions.mjs'
import { reportInteractions, reportShifts, reportTaps } from './report.mjs'
import { listScreens } from './screens.mjs'
import { goInside, openSlowPage, settle, takeShift } from './shifts.mjs'
import { countTaps } from './taps.mjs'
import { nextPaintOf, openPhone } from './timing.mjs'

const item_count = 500
const widths = [390, 1400]

async function measureInteractions(browser, who, only) {
  const rows = []
  for (const { name, run, has_bar = false } of interactions) {
    if (only && !name.includes(only)) continue
    const page = await openPhone(browser, who)
    const timed = await run(page).finally(() => page.context().close())
    rows.push({ name, has_bar, ...timed })
    console.error(`  ${name}: ${nextPaintOf(timed.sorted)} ms`)
  }
  return rows
}

async function measureCold(browser, who, screens, width) {
  const rows = []
  for (const { path, name = path, as, enter } of screens) {
    const page = await openSlowPage(browser, { ...who, token: who.tokens[as], width })
    await page.goto(path)
    await enter?.(page)
    await settle(page)
    rows.push({ name, width, how: 'cold', ...(await takeShift(page)) })
    await page.context().close()
  }
  return rows
}

/** From the list to each screen and back, in one visit. */
async function measureInside(browser, who, screens, width) {
  const page = await openSlowPage(browser, { ...who, token: who.tokens.household, width })
  await page.goto('/inventory')
  await settle(page)
  await takeShift(page)
  const rows = []
  for (const { path, name = path, enter } of screens.filter(({ as }) => as === 'household')) {
    if (enter) continue
    await goInside(page, path)
    await settle(page)
    const there = await takeShift(page)
    await page.goBack()
    await settle(page)
    const back = await takeShift(page)
    rows.push({ name, width, how: 'inside', ...(there.worst > back.worst ? there : back) })
  }
  await page.context().close()
  return rows
}

async function measure(browser, data, [part, only]) {
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  const server = await startServer(data, port)
  try {
    const taps =
      part === undefined || part === 'taps'
        ? reportTaps(await countTaps(browser, { url, token: await fillLarder(url) }))
        : []
    if (part === 'taps') return taps
    const { token, item_id } = await createHousehold(url, item_count)
    const verdicts = [...taps]
    if (part !== 'shifts')
      verdicts.push(...reportInteractions(item_count, await measureInteractions(browser, { url, token }, only)))
    if (part === 'interactions') return verdicts
    const who = { url, tokens: { household: token, newcomer: await register(url) } }
    const screens = (await listScreens(item_id)).filter(({ path }) => !only || path.includes(only))
    const rows = []
    for (const width of widths) {
      rows.push(...(await measureCold(browser, who, screens, width)))
      rows.push(...(await measureInside(browser, who, screens, width)))
    }
    return [...verdicts, ...reportShifts(widths, rows)]
  } finally {
    await server.end('SIGTERM')
  }
}

await runMain(async () => {
  await prepare()
  const { path: executablePath, problem } = await findChromium()
  if (!executablePath) throw new Stop(`No Chromium was found and none could be got: ${problem}`)
  const data = await mkdtemp(join(tmpdir(), 'larder-feel-'))
  const args = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']
  const browser = await chromium.launch({ executablePath, args, chromiumSandbox: process.getuid?.() !== 0 })
  console.log(`load of the machine before: ${loadavg()[0].toFixed(1)}`)
  const verdicts = await measure(browser, data, process.argv.slice(2)).finally(async () => {
    await browser.close()
    await rm(data, { recursive: true, force: true })
  })
  const failed = verdicts.filter((is_met) => !is_met).length
  console.log(`load of the machine after: ${loadavg()[0].toFixed(1)}`)
  console.log(`${verdicts.length - failed} passed, ${failed} failed`)
  process.exit(failed === 0 ? 0 : 1)
})
