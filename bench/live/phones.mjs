// node bench/live/phones.mjs [changes]: two people of one household, each with a browser of their own. One taps plus or minus
// on a card; how long until the other's card shows the number, first with both on one process, then on two.
import { chromium } from '@playwright/test'
import { findChromium } from '../../scripts/lib/chromium.mjs'
import { prepare } from '../../scripts/lib/prepare.mjs'
import { call, register } from '../feel/create-household.mjs'
import { printTitle, quantile } from '../load/report.mjs'

const changes = Number(process.argv[2] ?? 200)
const bar_ms = 1000
const first_quantity = 1000
const patience_ms = 10_000

await prepare()
const { startPostgres } = await import('../processes/postgres.mjs')
const { startFleet } = await import('../processes/fleet.mjs')

/** Two people of one household that keeps one thing. */
async function createPair(url) {
  const tokens = [await register(url), await register(url)]
  const milk = { item_name: 'Milk', category: 'Dairy', quantity: first_quantity, unit_of_measure: 'l' }
  await call(url, 'POST', '/api/inventory', milk, tokens[0])
  const { invite } = await call(url, 'POST', '/api/household/invites', { role: 'member' }, tokens[0])
  await call(url, 'POST', `/api/invites/${invite.code}/accept`, { leave_household: true }, tokens[1])
  return tokens
}

/** The list on a phone that is told of changes. */
async function openPhone(browser, url, token) {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto('/robots.txt')
  await page.evaluate((value) => localStorage.setItem('token', value), token)
  const told = page.waitForResponse((answer) => answer.url().endsWith('/api/live') && answer.ok())
  await page.goto('/inventory')
  await told
  await page.locator('main article').waitFor()
  return page
}

/** When the card shows an amount, painted; both browsers read the clock of this machine. */
const waitForAmount = (page, quantity) =>
  page.evaluate(
    ([text, limit_ms]) =>
      new Promise((resolve, reject) => {
        const end = setTimeout(() => reject(new Error(`"${text}" was not shown in time`)), limit_ms)
        const look = () => {
          if (!document.querySelector('main article')?.textContent.includes(text)) return
          observer.disconnect()
          clearTimeout(end)
          requestAnimationFrame(() => resolve(Date.now()))
        }
        const observer = new MutationObserver(look)
        observer.observe(document.body, { subtree: true, childList: true, characterData: true })
        look()
      }),
    [`${quantity.toLocaleString('en-US')} l`, patience_ms],
  )

/** Taps, and tells when; in the page itself, so that the driver's own way to it is not part of the time. */
const tap = (page, label) =>
  page.evaluate((name) => {
    const button = document.querySelector(`main button[aria-label="${name}"]`)
    const at = Date.now()
    button.click()
    return at
  }, label)

/** How long each change took from one phone's tap to the other's screen, the two taking turns. */
async function measure(phones) {
  const times = []
  let quantity = first_quantity
  for (let change = 0; change < changes; change += 1) {
    const [from, to] = change % 2 === 0 ? phones : phones.toReversed()
    const isAdded = change % 4 < 2
    quantity += isAdded ? 1 : -1
    const seen = waitForAmount(to, quantity)
    const tapped_at = await tap(from, `${isAdded ? 'Add' : 'Use'} 1 l of Milk`)
    times.push((await seen) - tapped_at)
    // People do not tap in step: a change meets the other phone at any moment of its own work.
    await new Promise((resolve) => setTimeout(resolve, 100 + Math.random() * 400))
  }
  return times
}

const browser = await chromium.launch({ executablePath: (await findChromium()).path, args: ['--no-sandbox'] })
const postgres = await startPostgres()
const fleet = await startFleet(2, {
  DATABASE_URL: postgres.url,
  DATA_DIR: postgres.dataDir,
  RATE_LIMIT: 'off',
  BACKUPS: 'off',
  OPEN_FOOD_FACTS_URL: 'off',
})
let isMissed = false
try {
  const urls = fleet.apps.map(({ port }) => `http://127.0.0.1:${port}`)
  printTitle(`${changes} changes from one phone's tap to the other's screen; the bar is p99 under ${bar_ms} ms`)
  for (const [name, places] of [
    ['one process', [urls[0], urls[0]]],
    ['two processes', urls],
  ]) {
    const tokens = await createPair(urls[0])
    const phones = await Promise.all(places.map((url, index) => openPhone(browser, url, tokens[index])))
    const times = await measure(phones)
    const [p50, p99, most] = [0.5, 0.99, 1].map((share) => quantile(times, share))
    isMissed ||= p99 >= bar_ms
    console.log(`${name.padEnd(14)} p50 ${p50} ms, p99 ${p99} ms, most ${most} ms${p99 < bar_ms ? '' : '  MISSED'}`)
    await Promise.all(phones.map((page) => page.context().close()))
  }
} finally {
  await browser.close()
  await fleet.stop()
  await postgres.stop()
}
process.exit(isMissed ? 1 : 0)
