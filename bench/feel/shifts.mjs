const longest_pause_ms = 1000
const longest_window_ms = 5000

function watchShifts() {
  const shifts = []
  const note = (entries) => {
    for (const { value, startTime, hadRecentInput, sources } of entries) {
      if (hadRecentInput) continue
      const parts = sources.map(({ node }) => {
        const element = node?.nodeType === 1 ? node : node?.parentElement
        return element ? `${element.tagName} «${element.textContent.trim().slice(0, 40)}»` : 'something gone'
      })
      shifts.push({ value, at: startTime, parts })
    }
  }
  const observer = new PerformanceObserver((list) => note(list.getEntries()))
  observer.observe({ type: 'layout-shift', buffered: true })
  globalThis.shifts = {
    take: () => {
      note(observer.takeRecords())
      return shifts.splice(0)
    },
  }
}

/** A page that writes down what moves by itself, over a phone's network and on a slow processor: parts arrive apart. */
export async function openSlowPage(browser, { url, token, width }) {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height: width < 600 ? 844 : 900 },
    permissions: ['camera'],
    serviceWorkers: 'block',
  })
  if (token) await context.addInitScript((value) => localStorage.setItem('token', value), token)
  await context.addInitScript(watchShifts)
  const page = await context.newPage()
  // A page that is told of changes is never idle.
  await page.route('**/api/live', (route) => route.fulfill({ status: 404, json: { message: 'Not Found' } }))
  // Nor is one, for a long time, that fetches the other screens over such a network.
  await page.route('**/parts.json', (route) => route.fulfill({ json: [] }))
  page.setDefaultTimeout(60_000)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await session.send('Network.enable')
  const network = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 }
  await session.send('Network.emulateNetworkConditions', network)
  return page
}

/** Resolves when nothing is on its way any more and the page has had time to show it. */
export async function settle(page) {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(longest_pause_ms)
}

/** What moved since the last time, and by how much in the worst session window, as the measure is defined. */
export async function takeShift(page) {
  const shifts = await page.evaluate(() => globalThis.shifts.take())
  let [worst, sum, began, last] = [0, 0, -Infinity, -Infinity]
  for (const { value, at } of shifts.toSorted((a, b) => a.at - b.at)) {
    if (at - last > longest_pause_ms || at - began > longest_window_ms) [sum, began] = [0, at]
    sum += value
    last = at
    worst = Math.max(worst, sum)
  }
  return { worst, moved: shifts.toSorted((a, b) => b.value - a.value).slice(0, 3) }
}

/** Goes to another screen inside the app without a touch, after which the browser would excuse what moves. */
export async function goInside(page, path) {
  await page.evaluate((to) => {
    history.pushState({ usr: null, key: `bench-${Math.random()}`, idx: history.length }, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, path)
}
