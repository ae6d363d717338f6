import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findFreePort, startServer } from '../../bench/faults/server.mjs'
import { cameraArguments } from '../../e2e/support/film.mjs'
import { findChromium } from '../lib/chromium.mjs'
import { Stop } from '../lib/project.mjs'
import { drawShelf } from './drawings.mjs'
import { createSharedHousehold } from './people.mjs'

const frames = 30

/** The API in the name of a token, for what has to be there before a picture is taken. */
export function createCaller(url, token) {
  return async (method, path, body) => {
    const headers = {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    }
    const answer = await fetch(url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return await answer.json()
  }
}

const newcomer = {
  username: 'robin',
  email: 'robin@example.org',
  password: 'correct horse',
  first_name: 'Robin',
  last_name: '',
}
const addresses = [
  {
    address_type: 'Home',
    street_address: '12 Orchard Lane',
    apartment_suite_etc: 'Flat 3',
    city: 'Ithaca',
    is_default: true,
  },
  {
    address_type: 'Work',
    street_address: '1 Analytical Way',
    apartment_suite_etc: '',
    city: 'Ithaca',
    is_default: false,
  },
].map((address) => ({ ...address, state_province: 'NY', postal_code: '14850', country: 'United States' }))

const cook = {
  ...newcomer,
  username: 'sam',
  email: 'sam@example.org',
  first_name: 'Sam',
  time_zone: 'America/New_York',
}
const inDays = (days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Yoghurt that came into the house four times, one of it open and some of it frozen, and something deleted. */
async function stockBatches(call) {
  const yoghurt = { item_name: 'Plain Yoghurt', category: 'Dairy', unit_of_measure: 'pcs', location: 'Fridge' }
  const { item } = await call('POST', '/api/inventory', {
    ...yoghurt,
    quantity: 2,
    purchase_date: inDays(-9),
    expiry_date: inDays(-1),
  })
  const path = `/api/inventory/${item.item_id}`
  for (const [quantity_added, days] of [
    [3, 3],
    [4, 12],
    [6, 30],
  ])
    await call('POST', `${path}/purchase`, { quantity_added, expiry_date: inDays(days), price: quantity_added * 0.75 })
  await call('POST', `${path}/lots/2/open`, { quantity: 1 })
  await call('POST', `${path}/lots/4/freeze`, {})
  await call('POST', `${path}/consume`, { used_quantity: 0.5 })
  const crackers = { item_name: 'Crackers', category: 'Snacks', quantity: 1, unit_of_measure: 'pack' }
  const deleted = await call('POST', '/api/inventory', crackers)
  await call('DELETE', `/api/inventory/${deleted.item.item_id}`)
}

/** Who the pictures are taken for: the demo household, somebody who has just registered, and somebody with batches. */
async function createPeople(url) {
  const guest = createCaller(url)
  const demo = (await guest('POST', '/api/auth/login', { username: 'demo', password: 'demo-larder' })).token
  const fresh = (await guest('POST', '/api/auth/register', { ...newcomer, time_zone: 'America/New_York' })).token
  for (const address of addresses) await createCaller(url, demo)('POST', '/api/addresses', address)
  const batches = (await guest('POST', '/api/auth/register', cook)).token
  await stockBatches(createCaller(url, batches))
  const { tokens, invite_code } = await createSharedHousehold((token) => createCaller(url, token))
  return { tokens: { demo, fresh, batches, guest: undefined, ...tokens }, invite_code }
}

async function launchBrowser(folder) {
  const { path: executablePath, problem } = await findChromium()
  if (!executablePath) throw new Stop(`No Chromium was found and none could be got: ${problem}`)
  const film = join(folder, 'camera.mjpeg')
  const frame = await drawShelf()
  await writeFile(film, Buffer.concat(Array.from({ length: frames }, () => frame)))
  const chromiumSandbox = process.getuid?.() !== 0
  return await chromium.launch({ executablePath, chromiumSandbox, args: cameraArguments(film) })
}

/** Server, people and a browser whose camera looks at a shelf. Close it when done. */
export async function openStage() {
  const folder = await mkdtemp(join(tmpdir(), 'larder-screens-'))
  const port = await findFreePort()
  const server = await startServer(join(folder, 'data'), port, ['--demo'])
  const clean = async () => {
    await server.end('SIGTERM')
    await rm(folder, { recursive: true, force: true })
  }
  try {
    const url = `http://127.0.0.1:${port}`
    const { tokens, invite_code } = await createPeople(url)
    const browser = await launchBrowser(folder)
    const close = async () => {
      await browser.close()
      await clean()
    }
    const items = await createCaller(url, tokens.demo)('GET', '/api/inventory')
    return { url, tokens, browser, items, invite_code, close }
  } catch (error) {
    await clean()
    throw error
  }
}
