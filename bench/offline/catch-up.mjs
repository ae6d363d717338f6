import { setTimeout as delay } from 'node:timers/promises'
import { call, register } from '../feel/create-household.mjs'
import { createPhone } from './phone.mjs'

const changes = 500

/** How long a phone takes to send 500 changes that it made offline. */
export async function measureCatchUp(browser, server) {
  const { url } = server
  const token = await register(url)
  const milk = { item_name: 'Milk', category: 'Dairy', quantity: 2 * changes, unit_of_measure: 'pcs' }
  await call(url, 'POST', '/api/inventory', milk, token)
  const phone = await createPhone(browser, { url, token, name: 'one' })
  await phone.prepare()
  await phone.setOffline(true)
  for (let count = 0; count < changes; count += 1) {
    await phone.page.evaluate(() => document.querySelector('main button[aria-label^="Use "]').click())
    if (count % 20 === 0) await delay(20)
  }
  while ((await phone.listOutbox()).length < changes) await delay(100)
  const began = Date.now()
  await phone.setOffline(false)
  for (;;) {
    const left = (await phone.listOutbox()).filter(({ state }) => state === 'waiting').length
    if (left === 0) break
    await delay(100)
  }
  const ms = Date.now() - began
  const [item] = await call(url, 'GET', '/api/inventory', undefined, token)
  if (item.quantity !== changes) throw new Error(`${item.quantity} are left instead of ${changes}`)
  await phone.close()
  return { changes, ms }
}
