import { traceLongTasks, traceUntil } from './trace.mjs'

const patience_ms = 300_000
const settle_ms = 1500
const steps = 60
const step_px = 1500

function watchCards() {
  const look = () => {
    if (document.querySelector('main article h2') === null) return requestAnimationFrame(look)
    // The frame after the one that has the card: by then it was painted.
    return requestAnimationFrame(() => setTimeout(() => performance.mark('first-cards')))
  }
  requestAnimationFrame(look)
}

const firstCardsAt = (page) => page.evaluate(() => performance.getEntriesByName('first-cards')[0]?.startTime)

async function visit(browser, count, work) {
  const context = await browser.newContext({ viewport: { width: 1400, height: 900 } })
  await context.addInitScript((token) => localStorage.setItem('token', token), String(count))
  await context.addInitScript(watchCards)
  const page = await context.newPage()
  page.setDefaultTimeout(patience_ms)
  try {
    return await work(page)
  } finally {
    await context.close()
  }
}

async function openList(page, url) {
  await page.goto(`${url}/inventory`)
  await page.waitForFunction(() => performance.getEntriesByName('first-cards').length > 0)
}

/** From the address to the first card on screen, in a browser that was here before: by the clock, and worked. */
export async function measureFirstCards(browser, url, count) {
  return await visit(browser, count, async (page) => {
    await openList(page, url)
    const worked_ms = await traceUntil(browser, page, 'first-cards', () => openList(page, url))
    return { worked_ms, clock_ms: await firstCardsAt(page) }
  })
}

async function turnWheel(page) {
  await page.mouse.move(700, 500)
  for (let step = 0; step < steps; step += 1) {
    await page.mouse.wheel(0, step_px)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  }
}

/** Long tasks while a wheel turns through a list that has settled, and how many elements the page holds then. */
export async function measureScroll(browser, url, count) {
  return await visit(browser, count, async (page) => {
    await openList(page, url)
    await page.waitForTimeout(settle_ms)
    const long_tasks = await traceLongTasks(browser, page, () => turnWheel(page))
    const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
    return { long_tasks, nodes, scrolled_px: await page.evaluate(() => window.scrollY) }
  })
}
