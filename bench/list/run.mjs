// A household of 5,000 items against one of 100, and the virtual grid against a plain one, in the built app in a real
// Chromium: how soon the first cards are there, how long the browser is blocked while one scrolls, how big the page gets.
// And what a key in the search of 5,000 items takes to the next paint, on a phone four times as slow as this machine.
// The ratios are made of the main thread's processor time, so that they mean the same on a busy machine.
//
//   npm run bench:list      builds what is stale first
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { findChromium } from '../../scripts/lib/chromium.mjs'
import { prepare } from '../../scripts/lib/prepare.mjs'
import { runMain, Stop } from '../../scripts/lib/project.mjs'
import { measureFirstCards, measureScroll } from './measure.mjs'
import { buildPlainApp } from './plain.mjs'
import { measureSearchKeys } from './search-keys.mjs'
import { serveSite } from './site.mjs'

const rounds = 5
const scroll_rounds = 3
const key_rounds = 3
const few = 100
const many = 5000
const bars = { first_cards: 1.5, long_tasks: 0.5, nodes: 2000, search_key_ms: 50, search_work: 1.5 }
const dist = fileURLToPath(new URL('../../packages/web/dist', import.meta.url))

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]

async function compareFirstCards(browser, url) {
  const seen = { [few]: [], [many]: [] }
  // In turns, so that a machine that gets slower gets slower for both.
  for (let round = 0; round < rounds; round += 1) {
    for (const count of [few, many]) seen[count].push(await measureFirstCards(browser, url, count))
  }
  const worked = (count) => median(seen[count].map(({ worked_ms }) => worked_ms))
  for (const count of [few, many]) {
    const clock = median(seen[count].map(({ clock_ms }) => clock_ms))
    console.log(`first cards of ${count}: ${Math.round(worked(count))} ms worked, ${Math.round(clock)} ms by the clock`)
  }
  return worked(many) / worked(few)
}

async function compareScrolling(browser, urls) {
  const blocked = { virtual: [], plain: [] }
  let nodes = 0
  for (let round = 0; round < scroll_rounds; round += 1) {
    for (const kind of ['virtual', 'plain']) {
      const seen = await measureScroll(browser, urls[kind], many)
      const total = seen.long_tasks.reduce((sum, ms) => sum + ms, 0)
      blocked[kind].push(total)
      if (kind === 'virtual') nodes = Math.max(nodes, seen.nodes)
      const tasks = `${seen.long_tasks.length} long tasks, ${Math.round(total)} ms`
      console.log(`${kind}: ${tasks} in ${seen.scrolled_px} px, ${seen.nodes} elements`)
    }
  }
  return { ratio: median(blocked.virtual) / median(blocked.plain), nodes }
}

async function compareSearchKeys(browser, url) {
  const seen = { [few]: [], [many]: [] }
  for (let round = 0; round < key_rounds; round += 1) {
    for (const count of [few, many]) {
      const keys = await measureSearchKeys(browser, url, count)
      seen[count].push(keys)
      const times = `${keys.middle_ms} ms in the middle, ${keys.next_paint_ms} ms the slowest but one in fifty`
      console.log(`a search key in ${count}: ${times}, ${Math.round(keys.worked_ms)} ms worked`)
    }
  }
  const worked = (count) => median(seen[count].map(({ worked_ms }) => worked_ms))
  return { middle_ms: median(seen[many].map(({ middle_ms }) => middle_ms)), ratio: worked(many) / worked(few) }
}

function report(name, value, bar) {
  const isMet = value <= bar
  console.log(`${isMet ? 'met   ' : 'MISSED'}  ${name}: ${Number(value.toFixed(2))} (bar ${bar})`)
  return isMet
}

await runMain(async () => {
  await prepare()
  const { path: executablePath, problem } = await findChromium()
  if (!executablePath) throw new Stop(`No Chromium was found and none could be got: ${problem}`)
  const folder = await mkdtemp(join(tmpdir(), 'larder-plain-'))
  await buildPlainApp(folder)
  const [virtual, plain] = await Promise.all([serveSite(dist), serveSite(folder)])
  const browser = await chromium.launch({ executablePath, chromiumSandbox: process.getuid?.() !== 0 })
  try {
    const first_cards = await compareFirstCards(browser, virtual.url)
    const { ratio, nodes } = await compareScrolling(browser, { virtual: virtual.url, plain: plain.url })
    const keys = await compareSearchKeys(browser, virtual.url)
    const met = [
      report(`first cards of ${many} against ${few}`, first_cards, bars.first_cards),
      report(`scroll long tasks of ${many}, virtual against plain`, ratio, bars.long_tasks),
      report('elements on the page', nodes, bars.nodes),
      report(`search key in ${many} items to the next paint, ms in the middle`, keys.middle_ms, bars.search_key_ms),
      report(`work after a search key in ${many} items against ${few}`, keys.ratio, bars.search_work),
    ]
    console.log(`${met.filter(Boolean).length} passed, ${met.filter((isMet) => !isMet).length} failed`)
    process.exitCode = met.every(Boolean) ? 0 : 1
  } finally {
    await browser.close()
    virtual.stop()
    plain.stop()
    await rm(folder, { recursive: true, force: true })
  }
})
