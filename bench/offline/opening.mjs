import { call } from '../feel/create-household.mjs'
import { createItems } from '../list/create-items.mjs'
import { quantile } from '../load/report.mjs'
import { createPhone } from './phone.mjs'

const sizes = [100, 5000]
const rounds = 9
const parallel = 8

/** Notes when the first card is there, counted from the navigation. */
function noteFirstCard() {
  const observer = new MutationObserver(() => {
    if (document.querySelector('main article') === null) return
    observer.disconnect()
    requestAnimationFrame(() => (window.first_card_ms = performance.now()))
  })
  observer.observe(document, { subtree: true, childList: true })
}

async function fillHousehold(url, token, count) {
  const waiting = createItems(count).map(({ item_id: _id, version: _version, ...item }) => item)
  const work = async () => {
    for (let item = waiting.pop(); item; item = waiting.pop()) await call(url, 'POST', '/api/inventory', item, token)
  }
  await Promise.all(Array.from({ length: parallel }, work))
}

async function openOnce({ page }) {
  await page.reload({ waitUntil: 'commit' })
  await page.waitForFunction(() => window.first_card_ms !== undefined, undefined, { timeout: 30_000 })
  return await page.evaluate(() => window.first_card_ms)
}

/** How long the list takes to open without a network, from stores of two sizes in turns. */
export async function measureOpening(browser, server, register) {
  const phones = []
  for (const size of sizes) {
    const token = await register(server.url)
    await fillHousehold(server.url, token, size)
    const phone = await createPhone(browser, { url: server.url, token, name: String(size) })
    await phone.page.context().addInitScript(noteFirstCard)
    await phone.prepare()
    await phone.setOffline(true)
    phones.push({ size, phone, times: [] })
  }
  for (let round = 0; round < rounds; round += 1)
    for (const { phone, times } of phones) times.push(await openOnce(phone))
  for (const { phone } of phones) await phone.close()
  return phones.map(({ size, times }) => ({ size, median_ms: quantile(times, 0.5) }))
}
