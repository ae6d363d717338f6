import { setTimeout as delay } from 'node:timers/promises'

const screen = { width: 390, height: 844 }
const patience_ms = 20_000

/** Reads tables of the store that a phone has in IndexedDB; null where it has none yet. */
const readStore = (page) =>
  page.evaluate(async () => {
    const found = (await indexedDB.databases()).find(({ name }) => name.startsWith('larder '))
    if (found === undefined) return null
    return await new Promise((resolve, reject) => {
      const opening = indexedDB.open(found.name)
      opening.addEventListener('error', () => reject(opening.error))
      opening.addEventListener('success', () => {
        const database = opening.result
        const transaction = database.transaction(['outbox', 'ids'])
        const entries = transaction.objectStore('outbox').getAll()
        const names = transaction.objectStore('ids').getAllKeys()
        const ids = transaction.objectStore('ids').getAll()
        transaction.addEventListener('complete', () => {
          database.close()
          const given = new Map(names.result.map((name, index) => [name, ids.result[index]]))
          // The item that an entry made, by the server's number.
          resolve(
            entries.result.map(({ base: _base, ...entry }) => ({ ...entry, made_id: given.get(`item ${-entry.seq}`) })),
          )
        })
      })
    })
  })

/**
 * One phone of the household: a browser context with a page that is opened, closed, cut off and slowed down. `accepted` are
 * the changes that it took, by what a person sees: the number moved, or the thing is on the list.
 */
export async function createPhone(browser, { url, token, name }) {
  const context = await browser.newContext({ baseURL: url, viewport: screen, serviceWorkers: 'allow' })
  await context.addInitScript(() => (window.alert = () => undefined))
  let page = await context.newPage()
  await page.goto('/robots.txt')
  await page.evaluate((value) => localStorage.setItem('token', value), token)
  let isOffline = false

  async function open(path = '/inventory') {
    await page.goto(path, { waitUntil: 'commit', timeout: patience_ms }).catch(() => undefined)
    await page.locator('main h1').first().waitFor({ timeout: patience_ms })
  }

  const phone = {
    name,
    get page() {
      return page
    },
    get isOffline() {
      return isOffline
    },
    open,
    /** Waits until the app opens without a network: the worker is there and has cached every part. */
    async prepare() {
      await open()
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
      await page.waitForFunction(
        async () => {
          const parts = await (await fetch('/parts.json')).json()
          const cached = await Promise.all(parts.map((part) => caches.match(part)))
          return cached.every(Boolean)
        },
        undefined,
        { timeout: 60_000 },
      )
      await page.waitForFunction(async () => (await indexedDB.databases()).length > 0)
      await delay(500)
    },
    async setOffline(next) {
      isOffline = next
      await context.setOffline(next)
    },
    /** A network that is there and hardly carries anything; null ends it. */
    async slowDown(latency_ms) {
      const session = await context.newCDPSession(page)
      await session.send('Network.enable')
      const downloadThroughput = latency_ms === null ? -1 : 40_000
      const conditions = { latency: latency_ms ?? 0, downloadThroughput, uploadThroughput: downloadThroughput }
      await session.send('Network.emulateNetworkConditions', { offline: false, ...conditions })
    },
    /** Ends the page as a phone ends an app, without asking it, and opens it again. */
    async kill() {
      await page.close({ runBeforeUnload: false })
      page = await context.newPage()
      await open()
    },
    listOutbox: async () => (await readStore(page)) ?? [],
    close: () => context.close(),
  }
  return phone
}
