import { createThumb } from './thumb.mjs'

const phone = { width: 390, height: 844 }

const named = (page, role, name) => page.getByRole(role, { name, exact: true })
const cardOf = (page, name) => page.locator('main article').filter({ has: named(page, 'heading', name) })

async function goTo({ page, thumb }, way) {
  await thumb.tap(named(page, 'button', 'Open navigation'))
  await thumb.tap(page.getByRole('dialog').getByRole('link', { name: way, exact: true }))
}

const bought =
  '2 l milk|500 g butter|10 eggs|1 kg flour|6 yoghurt|200 g ham|3 cans tomatoes|2 bread|1 kg apples|4 bananas|1 l oat milk|12 napkins'

async function add({ page, thumb }) {
  await thumb.tap(page.getByRole('textbox', { name: /^Quick/ }))
  for (const line of bought.split('|')) {
    await thumb.type(line)
    await thumb.enter()
    await page.getByText(/ added\./).waitFor()
    await page.waitForFunction(() => document.querySelector('[name="quick_add"]')?.value === '')
  }
}

/** The minus where it takes as much as was used, else the dialog, where what is left has to be worked out. */
async function useSome({ page, thumb }, name, amount, left) {
  const minus = page.getByRole('button', { name: `Use ${amount} of ${name}`, exact: true })
  await page.waitForTimeout(500)
  await thumb.look(cardOf(page, name))
  if (await thumb.isThere(minus)) return await thumb.tap(minus)
  await thumb.tap(cardOf(page, name).getByRole('link', { name: 'View' }))
  await thumb.tap(named(page, 'button', 'Record Consumption'))
  const dialog = page.getByRole('dialog', { name: 'Record Consumption' })
  await thumb.tap(dialog.locator('[name="new_quantity"]'))
  await page.keyboard.press('Control+A')
  await thumb.type(left)
  await thumb.tap(named(dialog, 'button', 'Record Consumption'))
  await dialog.waitFor({ state: 'hidden' })
  await thumb.tap(page.getByRole('link', { name: /^Back/ }))
}

async function use(hand) {
  await useSome(hand, 'Milk', '0.2 l', '2.8')
  await useSome(hand, 'Coffee', '20 g', '480')
  await useSome(hand, 'Eggs', '1 pc', '9')
}

async function throwAway({ page, thumb }) {
  await thumb.tap(named(page, 'button', 'More for Spinach'))
  await thumb.tap(named(page, 'menuitem', 'Throw Away'))
  const dialog = page.getByRole('dialog', { name: 'Throw Away' })
  await thumb.tap(dialog.getByText('Spoiled'))
  await thumb.tap(named(dialog, 'button', 'Throw Away'))
  await page.getByText(/thrown away\./).waitFor()
}

async function plan(hand) {
  const { page, thumb } = hand
  await goTo(hand, 'Shopping List')
  await thumb.tap(page.getByRole('textbox', { name: /^Add/ }))
  for (const line of ['2 l milk', 'rice', 'birthday candles']) {
    await thumb.type(line)
    await thumb.enter()
    await page.waitForTimeout(800)
  }
}

async function shop(hand) {
  const { page, thumb } = hand
  await goTo(hand, 'Shopping List')
  await thumb.tap(page.getByRole('link', { name: 'Shop Mode' }))
  for (let tick = 0; tick < 5; tick += 1) {
    await thumb.tap(page.locator('main li').filter({ has: page.getByRole('checkbox', { checked: false }) }))
    await page.waitForTimeout(600)
  }
  page.once('dialog', (alert) => void alert.accept())
  await thumb.tap(named(page, 'button', 'Mark Purchased'))
  await page.getByText(/^Bought/).waitFor()
}

async function find({ page, thumb }) {
  const box = page.getByRole('searchbox', { name: 'Search' })
  if (!(await thumb.isThere(box))) await thumb.tap(page.getByRole('button', { name: /^Filters/ }))
  await thumb.tap(box)
  await thumb.type('cinn')
  await thumb.tap(cardOf(page, 'Cinnamon').getByRole('link', { name: 'View' }))
  await page.getByRole('heading', { level: 1, name: 'Cinnamon' }).waitFor()
}

async function move({ page, thumb }) {
  await thumb.tap(cardOf(page, 'Bread').getByRole('link', { name: 'View' }))
  await thumb.tap(page.getByRole('button', { name: 'More actions' }))
  await thumb.tap(named(page, 'menuitem', 'Move'))
  const dialog = page.getByRole('dialog', { name: /^Move/ })
  const chip = named(dialog, 'button', 'Freezer')
  await page.waitForTimeout(500)
  if (await thumb.isThere(chip)) await thumb.tap(chip)
  else {
    await thumb.tap(dialog.locator('[name="location"]'))
    await thumb.type('Freezer')
  }
  await thumb.tap(named(dialog, 'button', 'Move'))
  await page.getByText(/moved/i).first().waitFor()
}

const journeys = {
  'use 3 things': use,
  'throw 1 away': throwAway,
  'find 1 thing': find,
  'move 1 thing': move,
  'plan 3 things': plan,
  'shop 5 things': shop,
  'add 12 things': add,
}

/** What each journey costs somebody with a filled larder on a phone; each begins at the list of everything. */
export async function countTaps(browser, { url, token }) {
  const rows = []
  for (const [name, go] of Object.entries(journeys)) {
    const context = await browser.newContext({ baseURL: url, viewport: phone, hasTouch: true, serviceWorkers: 'block' })
    await context.addInitScript((value) => localStorage.setItem('token', value), token)
    const page = await context.newPage()
    page.setDefaultTimeout(20_000)
    await page.goto('/inventory')
    await page.locator('main article').first().waitFor()
    const thumb = createThumb(page)
    await go({ page, thumb })
    rows.push({ name, ...thumb.counted })
    await context.close()
  }
  return rows
}
