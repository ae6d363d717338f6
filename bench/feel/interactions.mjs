import { rest, timeInteractions } from './timing.mjs'

const rounds = 50
const typing_ms = 120

/**
 * A finger on the middle of what a selector finds, by the browser's own input alone: a tool that looks for elements and
 * checks them would do its work on the slowed-down page, and count as the app's.
 */
export async function tap(page, selector, index = 0) {
  const { x, y } = await page.evaluate(
    ([query, order]) => {
      const element = document.querySelectorAll(query)[order]
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, top, width, height } = element.getBoundingClientRect()
      return { x: left + width / 2, y: top + height / 2 }
    },
    [selector, index],
  )
  await rest(page, 60)
  await page.touchscreen.tap(x, y)
  await rest(page, 60)
}

/** Types and deletes again, as fast as a quick thumb, until enough keys were pressed. */
async function typeAndDelete(page, line) {
  let pressed = 0
  while (pressed < rounds) {
    for (const key of [...line, ...Array.from(line, () => 'Backspace')]) {
      await page.keyboard.press(key === ' ' ? 'Space' : key)
      await page.waitForTimeout(typing_ms)
      pressed += 1
    }
  }
  return pressed
}

const keysOf = (line) => Math.ceil(rounds / (2 * line.length)) * 2 * line.length

const use_button = 'article button[aria-label^="Use "]'

async function openInventory(page) {
  await page.goto('/inventory')
  await page.locator(use_button).first().waitFor()
  await page.getByRole('textbox', { name: 'Quick add' }).waitFor()
  await rest(page, 1000)
}

async function search(page) {
  await openInventory(page)
  await page.getByRole('searchbox', { name: 'Search' }).tap()
  const line = 'orange juice'
  return await timeInteractions(page, keysOf(line), () => typeAndDelete(page, line))
}

async function open(page) {
  await openInventory(page)
  return await timeInteractions(page, rounds, async () => {
    for (let round = 0; round < rounds; round += 1) {
      await tap(page, 'article a[aria-describedby]:not([href*="/edit/"])', round % 4)
      await page.waitForFunction(() => /^\/inventory\/\d+$/.test(location.pathname))
      await rest(page, 100)
      await page.goBack()
      await page.waitForFunction(() => document.querySelector('main article a') !== null)
      await rest(page, 100)
    }
  })
}

async function useOne(page) {
  await openInventory(page)
  // Those of which there is plenty.
  await page.getByRole('searchbox', { name: 'Search' }).fill('candles')
  await page.getByRole('searchbox', { name: 'Search' }).blur()
  await rest(page, 1500)
  return await timeInteractions(page, rounds, async () => {
    for (let round = 0; round < rounds; round += 1) await tap(page, use_button, round % 3)
  })
}

async function tick(page) {
  await page.goto('/shopping-list')
  const boxes = page.getByRole('checkbox')
  await boxes.first().waitFor()
  await rest(page, 1000)
  const count = await boxes.count()
  return await timeInteractions(page, rounds, async () => {
    for (let round = 0; round < rounds; round += 1) await tap(page, 'main li input[type=checkbox]', round % count)
  })
}

/** Each row that is ticked sinks into the cart, and all below it move up. */
async function tickInShop(page) {
  await page.goto('/shopping-list/shop')
  await page.getByRole('checkbox').first().waitFor()
  await rest(page, 1000)
  return await timeInteractions(page, rounds, async () => {
    for (let round = 0; round < rounds; round += 1) await tap(page, 'main li input[type=checkbox]', round % 4)
  })
}

async function quickAdd(page) {
  await openInventory(page)
  await page.getByRole('textbox', { name: 'Quick add' }).tap()
  const line = '2 l milk fridge exp 12/24'
  return await timeInteractions(page, keysOf(line), () => typeAndDelete(page, line))
}

async function glance(page) {
  await openInventory(page)
  return await timeInteractions(page, rounds, async () => {
    for (let round = 0; round < rounds; round += 1) await tap(page, 'section[aria-label="What needs attention"] button')
  })
}

const shelf = Array.from({ length: 101 }, (_, index) => ({
  product_name: `Tea ${index + 1}`,
  brand: 'Hill',
  confidence: 0.3 + (index % 7) / 10,
  quantity: { count: 1 + (index % 4), unit: 'pcs' },
  position: { row: 1 + Math.floor(index / 11), column_start: 1 + (index % 11), column_end: 1 + (index % 11) },
  warehouse_data: { stock_level: 'Low', needs_restock: index % 3 === 0 },
  box: { x: (index % 11) / 11, y: Math.floor(index / 11) / 11, width: 0.08, height: 0.08 },
}))

/** The results of a photo with more products than the badge can count, without waiting for a recogniser. */
export async function openShelf(page) {
  const results = {
    products: shelf,
    scan_metadata: { total_items_counted: 250, distinct_products: shelf.length, shelf_utilization: 0.6 },
    shelf_analysis: { recommendations: ['Restock Tea 1: 1 left.'] },
  }
  await page.route('**/api/inventory/recognize-product', (route) => route.fulfill({ json: { success: true, results } }))
  await page.goto('/product-recognition')
  await page.getByRole('button', { name: 'Upload Image' }).waitFor()
  const buffer = await page.screenshot({ type: 'jpeg' })
  await page.locator('input[type=file]').first().setInputFiles({ name: 'shelf.jpg', mimeType: 'image/jpeg', buffer })
  await page.getByRole('button', { name: 'Identify Products' }).click()
  await page.getByRole('list', { name: 'Products in the photo' }).waitFor()
}

async function select(page) {
  await openShelf(page)
  await rest(page, 1500)
  return await timeInteractions(page, rounds, async () => {
    for (let round = 0; round < rounds; round += 1) await tap(page, 'article input[type=checkbox]', round % 20)
  })
}

/** What any interaction costs on this machine: a button on an empty page that writes a word. */
async function touchNothing(page) {
  await page.goto('/robots.txt')
  await page.setContent('<button style="font-size:2rem" onclick="this.textContent = Date.now()">touch</button>')
  return await timeInteractions(page, rounds, async () => {
    for (let round = 0; round < rounds; round += 1) await tap(page, 'button')
  })
}

/** What is timed; the five that have a bar come first. */
export const interactions = [
  { name: 'search', run: search, has_bar: true },
  { name: 'open', run: open, has_bar: true },
  { name: 'use one', run: useOne, has_bar: true },
  { name: 'tick', run: tick, has_bar: true },
  { name: 'tick in Shop Mode', run: tickInShop, has_bar: true },
  { name: 'quick add, typing', run: quickAdd },
  { name: 'summary line', run: glance },
  { name: 'select of 101 products', run: select },
  { name: 'empty page', run: touchNothing },
]
