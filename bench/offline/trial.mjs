import { setTimeout as delay } from 'node:timers/promises'
import { createRandom } from '../random.mjs'
import { call, register } from '../feel/create-household.mjs'
import { compare } from './compare.mjs'
import { createPhone } from './phone.mjs'

const things = ['Apples', 'Beans', 'Carrots', 'Dates', 'Eggs', 'Figs']
const first_quantity = 400
// Less than all phones together use of it: what was used offline may not be there any more.
const scarce = { item_name: 'Grapes', quantity: 12 }
const catch_up_limit_ms = 90_000

const highestSeq = (entries) => entries.reduce((highest, { seq }) => Math.max(highest, seq), 0)

/** Presses a button in the page itself, as quick as a finger. */
const press = (page, label) =>
  page.evaluate((name) => {
    const button = document.querySelector(`main button[aria-label="${name}"]:not([disabled])`)
    button?.click()
    return button !== null && button !== undefined
  }, label)

async function typeLine(page, selector, line) {
  const field = page.locator(selector)
  await field.fill(line, { timeout: 5000 })
  await field.press('Enter')
  await page.waitForFunction((name) => document.querySelector(name)?.value === '', selector, { timeout: 12_000 })
}

const letters = (count) => [...String(count)].map((digit) => 'bcdfghklmn'[Number(digit)]).join('o')

/** What one phone does in a trial, each time something else. */
function createActions(random, seed) {
  let made = 0
  const pick = (all) => all[Math.floor(random() * all.length)]
  const named = () => `Zo${letters(seed)}a${letters((made += 1))}`
  return {
    use: ({ page }) => press(page, `Use 1 pc of ${pick([...things, scarce.item_name])}`),
    buy: ({ page }) => press(page, `Add 1 pc of ${pick(things)}`),
    async undo({ page }) {
      if (!(await press(page, `Use 1 pc of ${pick(things)}`))) return false
      const button = page.getByRole('button', { name: 'Undo', exact: true }).last()
      await button.click({ timeout: 5000 }).catch(() => undefined)
      return true
    },
    async add({ page }) {
      await typeLine(page, '#quick-add', `3 pcs ${named()}`)
      return true
    },
    async wish(phone) {
      await phone.open('/shopping-list')
      await typeLine(phone.page, '#list-field', named())
      await phone.page
        .getByRole('checkbox')
        .last()
        .click({ timeout: 5000 })
        .catch(() => undefined)
      await phone.open()
      return true
    },
  }
}

const shares = [
  ['use', 0.58],
  ['buy', 0.22],
  ['undo', 0.06],
  ['add', 0.1],
  ['wish', 0.04],
]

function choose(random) {
  let left = random()
  for (const [name, share] of shares) {
    left -= share
    if (left < 0) return name
  }
  return 'use'
}

/** Waits until a phone has taken what was tapped into its outbox. */
async function waitUntilTaken(phone, before) {
  for (let waited = 0; waited < 60; waited += 1) {
    const entries = await phone.listOutbox()
    if (highestSeq(entries) > before) return true
    await delay(50)
  }
  return false
}

async function trouble(random, phone, server, log) {
  const kind = random()
  if (kind < 0.34) await phone.setOffline(!phone.isOffline)
  else if (kind < 0.5) await phone.slowDown(random() < 0.5 ? 400 : null)
  else if (kind < 0.9) {
    // What was tapped in the very last moment may or may not have been taken.
    const name = things[Math.floor(random() * things.length)]
    if (random() < 0.5 && (await press(phone.page, `Use 1 pc of ${name}`))) log.unsure += 1
    await phone.kill()
  } else if (!log.is_restarting) {
    log.is_restarting = true
    log.kills += 1
    await server.end('SIGKILL')
    setTimeout(
      async () => {
        await server.start()
        log.is_restarting = false
      },
      500 + random() * 2500,
    )
  }
}

async function waitForCatchUp(phones) {
  const began = Date.now()
  while (Date.now() - began < catch_up_limit_ms) {
    const outboxes = await Promise.all(phones.map((phone) => phone.listOutbox()))
    if (outboxes.flat().every(({ state }) => state !== 'waiting' && state !== 'sending')) return Date.now() - began
    await delay(200)
  }
  const left = await Promise.all(phones.map((phone) => phone.listOutbox()))
  const stuck = left.flat().filter(({ state }) => state === 'waiting' || state === 'sending')
  throw new Error(`The phones did not catch up: ${JSON.stringify(stuck.slice(0, 5))}`)
}

/** What a phone shows of every item; the list of a trial is short enough to be rendered whole. */
async function readShown(phone) {
  await phone.open()
  await delay(1500)
  const cards = await phone.page.locator('main article').allInnerTexts()
  return new Map(
    cards.map((text) => {
      const [name] = text.split('\n')
      return [name.trim(), Number(/(-?[\d,.]+) pcs/.exec(text)?.[1]?.replaceAll(',', ''))]
    }),
  )
}

/** One trial: three phones, so many operations, everything that can happen to a network, a page and a server. */
export async function runTrial({ browser, server, seed, operations }) {
  const random = createRandom(seed)
  const { url } = server
  const token = await register(url)
  for (const item_name of things) await createItem(url, token, item_name, first_quantity)
  await createItem(url, token, scarce.item_name, scarce.quantity)
  const phones = []
  for (const name of ['one', 'two', 'three']) phones.push(await createPhone(browser, { url, token, name }))
  for (const phone of phones) await phone.prepare()

  const log = { accepted: 0, refused_taps: 0, unsure: 0, failed: 0, kills: 0, is_restarting: false }
  const actions = createActions(random, seed)
  for (let count = 0; count < operations; count += 1) {
    const phone = phones[Math.floor(random() * phones.length)]
    if (random() < 0.1) await trouble(random, phone, server, log)
    const before = highestSeq(await phone.listOutbox())
    const name = choose(random)
    const isPressed = await actions[name](phone).catch((error) => {
      log.failed += 1
      if (process.env.VERBOSE) console.log(`  ${name} on ${phone.name}: ${error.message.split('\n')[0]}`)
      return false
    })
    if (isPressed && (await waitUntilTaken(phone, before))) log.accepted += 1
    else log.refused_taps += 1
  }
  while (log.is_restarting) await delay(100)
  for (const phone of phones) {
    await phone.slowDown(null)
    await phone.setOffline(false)
  }
  const catch_up_ms = await waitForCatchUp(phones)
  const result = await compare({ url, token, server, phones, log, first_items: things.length + 1 })
  const shown = await Promise.all(phones.map(readShown))
  const differing = result.items.filter(({ item_name, quantity }) =>
    shown.some((one) => one.get(item_name) !== quantity),
  )
  await Promise.all(phones.map((phone) => phone.close()))
  return { ...result, ...log, catch_up_ms, differing: differing.map(({ item_name }) => item_name) }
}

const createItem = (url, token, item_name, quantity) =>
  call(url, 'POST', '/api/inventory', { item_name, category: 'Pantry', quantity, unit_of_measure: 'pcs' }, token)
