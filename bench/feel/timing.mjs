import { traceWork } from '../list/trace.mjs'

const slowdown = 4

function watchInteractions() {
  const longest = new Map()
  const note = (entries) => {
    for (const { interactionId, duration } of entries) {
      if (interactionId) longest.set(interactionId, Math.max(longest.get(interactionId) ?? 0, duration))
    }
  }
  const observer = new PerformanceObserver((list) => note(list.getEntries()))
  observer.observe({ type: 'event', durationThreshold: 16 })
  globalThis.interactions = {
    begin: () => {
      note(observer.takeRecords())
      longest.clear()
    },
    end: () => {
      note(observer.takeRecords())
      return [...longest.values()]
    },
  }
}

/** A page of a phone on a processor that is four times as slow, which writes down how long each interaction takes. */
export async function openPhone(browser, { url, token }) {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
  })
  if (token) await context.addInitScript((value) => localStorage.setItem('token', value), token)
  await context.addInitScript(watchInteractions)
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return page
}

/** Resolves when the page has painted and has nothing left to do: the next input comes from a hand, not from a queue. */
export async function rest(page, ms) {
  await page.evaluate(
    (pause) =>
      new Promise((resolve) => {
        setTimeout(
          () => requestIdleCallback(() => requestAnimationFrame(() => setTimeout(resolve)), { timeout: 3000 }),
          pause,
        )
      }),
    ms,
  )
}

/**
 * How long each of the interactions took that happened meanwhile, to the paint after it, and what one of them cost the
 * main thread with all that followed: the clock counts what else the machine does, the processor time does not.
 */
export async function timeInteractions(page, expected, work) {
  await rest(page, 100)
  await page.evaluate(() => globalThis.interactions.begin())
  const worked_ms = await traceWork(page.context().browser(), page, async () => {
    await work()
    await rest(page, 500)
  })
  const durations = await page.evaluate(() => globalThis.interactions.end())
  // What was painted within a frame is not reported at all.
  const unseen = Array.from({ length: Math.max(0, expected - durations.length) }, () => 8)
  return { sorted: [...durations, ...unseen].toSorted((a, b) => a - b), worked_ms: worked_ms / expected }
}

const ignored_every = 50

/** The interaction to next paint as it is defined: the longest, of which one in fifty does not count. */
export function nextPaintOf(sorted) {
  return sorted.at(-1 - Math.floor(sorted.length / ignored_every)) ?? sorted[0]
}

/** The value that so large a share does not exceed. */
export function quantileOf(sorted, share) {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)]
}
