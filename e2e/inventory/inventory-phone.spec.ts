import type { Page } from '@playwright/test'
import { expect, signIn, test } from '../support/fixtures.ts'
import { card, createItems, dayFromToday, milk, tea } from '../support/items.ts'
import { createPerson, joinHousehold } from '../support/people.ts'
import { findUnreadable } from '../support/readable.ts'
import { button, field, sizes } from '../support/screen.ts'
import { createUsedItem } from '../support/usage.ts'

test.use({ viewport: sizes.phone })

const long_name = 'Wholegrain Breakfast Flakes with Hazelnuts'
const shelf = [
  { ...milk, brand: 'Meadow Farm', location: 'Fridge', low_stock_threshold: 2, expiry_date: dayFromToday(3) },
  { ...tea, item_name: 'Apple Tea', expiry_date: dayFromToday(-1) },
  { ...tea, item_name: long_name, brand: 'Morning Hill', location: 'Pantry', quantity: 1250.5, unit_of_measure: 'g' },
  ...Array.from({ length: 58 }, (_, number) => ({ ...tea, item_name: `Tea ${100 + number}`, low_stock_threshold: 3 })),
]

test.beforeEach(async ({ api }) => await createItems(api, shelf))

/** Where the first cards lie, and where the lower edge begins that lies over them. */
const readCards = (page: Page) =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll('main article')].map((article) => article.getBoundingClientRect())
    const line = document.querySelector('[name=quick_add]')?.closest('.screen-only')
    return {
      tops: boxes.map(({ top }) => top),
      heights: [...new Set(boxes.map(({ height }) => height))],
      bottoms: boxes.map(({ bottom }) => bottom),
      edge: line?.getBoundingClientRect().top ?? innerHeight,
    }
  })

test('five items of a filled larder are in the first view, below little else', async ({ signedIn: page }) => {
  await page.goto('/inventory')
  await expect(card(page, 'Apple Tea')).toBeVisible()
  await expect(field(page, 'quick_add')).toBeVisible()
  const { tops, heights, bottoms, edge } = await readCards(page)
  expect(tops[0]).toBeLessThanOrEqual(230)
  expect(Math.max(...heights)).toBeLessThanOrEqual(96)
  expect(edge).toBeLessThan(sizes.phone.height)
  expect(bottoms.filter((bottom) => bottom <= edge).length).toBeGreaterThanOrEqual(5)
  for (const name of ['Filters', 'Select', 'Refresh', '59 low']) await expect(button(page, name)).toBeInViewport()
  for (const name of ['Shopping List', 'Scan Receipt', 'Scan Barcode', 'Add Item']) {
    await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 1 })
  }
  await expect(field(page, 'q')).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('status').filter({ hasText: '61 items' })).toBeInViewport()
})

test('the demo leaves the cards their place, and is cleared with one tap', async ({ page }) => {
  const { token, api } = await createPerson('Nora')
  await api.json('POST', '/api/household/demo')
  await signIn(page, token)
  await page.goto('/inventory')
  await expect(card(page, 'Apples')).toBeVisible()
  await expect(field(page, 'quick_add')).toBeVisible()
  const { tops, bottoms, edge } = await readCards(page)
  expect(tops[0]).toBeLessThanOrEqual(230)
  expect(bottoms.filter((bottom) => bottom <= edge).length).toBeGreaterThanOrEqual(5)
  await button(page, 'Clear the demo').click()
  await expect(page.getByRole('dialog', { name: 'Clear the demo household' })).toBeVisible()
})

test('that nothing needs attention can be read whole', async ({ page }) => {
  const { token, api } = await createPerson('Nora')
  await createItems(api, [tea])
  await signIn(page, token)
  await page.goto('/inventory')
  const words = page.getByText('Nothing needs your attention.')
  await expect(words).toBeVisible()
  const { x = 0, width = 0 } = (await words.boundingBox()) ?? {}
  const select = await button(page, 'Select').boundingBox()
  // Apart from where the row fades out.
  expect(x + width).toBeLessThanOrEqual((select?.x ?? 0) - 20)
  expect(await words.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0)
})

test('a card has its words and targets in their places', async ({ signedIn: page }) => {
  await page.goto('/inventory')
  const milk_card = card(page, 'Whole Milk')
  await milk_card.scrollIntoViewIfNeeded()
  for (const words of ['Meadow Farm · Fridge', '2 l', 'Low Stock', 'expires in 3 days']) {
    await expect(milk_card.getByText(words)).toBeVisible()
  }
  const name = card(page, long_name).getByRole('heading')
  expect(
    await name.evaluate((element) => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight)),
  ).toBe(2)
  const long = card(page, long_name)
  for (const step of ['Use', 'Add']) {
    const target = long.getByRole('button', { name: `${step} 100 g of ${long_name}` })
    const words = target.locator('[data-amount="100 g"]')
    await expect(words).toBeInViewport({ ratio: 1 })
    expect(await words.evaluate((element) => element.getBoundingClientRect().width)).toBeGreaterThan(20)
    expect(await target.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0)
  }
  const targets = await milk_card.locator('a[aria-describedby], button').evaluateAll((elements) =>
    elements.map((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      return { left, right, top, bottom, label: element.getAttribute('aria-label') ?? element.textContent }
    }),
  )
  expect(targets.map(({ label }) => label)).toEqual([
    'Use 1 l of Whole Milk',
    'Add 1 l of Whole Milk',
    'View',
    'Edit',
    'More for Whole Milk',
  ])
  for (const { left, right, top, bottom } of targets) {
    expect(Math.min(right - left, bottom - top)).toBeGreaterThanOrEqual(44)
    for (const other of targets) {
      const isOver = other.left < right && other.right > left && other.top < bottom && other.bottom > top
      expect(isOver).toBe(other.left === left && other.top === top)
    }
  }
  await milk_card.getByRole('button', { name: 'More for Whole Milk' }).click()
  await expect(page.getByRole('menuitem', { name: 'Throw Away' })).toBeVisible()
})

test('both dates of a card are whole sentences, and the earlier one stands first', async ({ signedIn: page, api }) => {
  await createUsedItem(api, { item_name: 'Oats', brand: 'Mill', location: 'Pantry', expiry_date: dayFromToday(3) })
  await createUsedItem(api, { item_name: 'Rice', expiry_date: dayFromToday(40), low_stock_threshold: 5 })
  await createUsedItem(api, { item_name: 'Yoghurt', expiry_date: dayFromToday(-2), low_stock_threshold: 1 }, 0)
  const first = await createUsedItem(api, { item_name: 'Eggs', expiry_date: dayFromToday(-2) })
  await api.json('POST', `/api/inventory/${first.item_id}/purchase`, {
    quantity_added: 6,
    price: null,
    source: null,
    notes: null,
    expiry_date: dayFromToday(20),
  })
  await page.goto('/inventory')
  for (const [name, ...sentences] of [
    ['Oats', 'expires in 3 days', /^Running out in \d+ days$/],
    ['Rice', /^Running out in \d+ days$/, 'expires in 40 days'],
    ['Yoghurt', 'Expired', 'Running out today!', 'All gone'],
    ['Eggs', 'Expired', 'some of it', /^Running out in \d+ days$/],
  ] as const) {
    await card(page, name).scrollIntoViewIfNeeded()
    const places = await Promise.all(
      sentences.map(async (sentence) => {
        const words = card(page, name).getByText(sentence, { exact: true })
        await expect(words).toBeVisible()
        const { x, y } = (await words.boundingBox()) ?? { x: 0, y: 0 }
        return Math.round(y) * 1000 + x
      }),
    )
    expect(places, name).toEqual(places.toSorted((a, b) => a - b))
    expect(await findUnreadable(card(page, name)), name).toEqual([])
  }
  expect(Math.max(...(await readCards(page)).heights)).toBeLessThanOrEqual(96)
})

test('while several are chosen a tap on a card chooses it, and no card grows', async ({ signedIn: page }) => {
  await page.goto('/inventory')
  await button(page, 'Select').click()
  await card(page, 'Apple Tea').click()
  await expect(page.getByRole('checkbox', { name: 'Select Apple Tea' })).toBeChecked()
  expect(Math.max(...(await readCards(page)).heights)).toBeLessThanOrEqual(96)
})

test('whoever may only look sees as many, without what changes them', async ({ page, api }) => {
  const vera = await joinHousehold(api, 'Vera', 'viewer')
  await signIn(page, vera.token)
  await page.goto('/inventory')
  await expect(card(page, 'Apple Tea').getByRole('link', { name: 'View' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^(Use|Add|More) / })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(0)
  await expect(button(page, 'Refresh')).toBeInViewport({ ratio: 1 })
  const right = async (words: string) => {
    const { x = 0, width = 0 } = (await card(page, 'Apple Tea').getByText(words).boundingBox()) ?? {}
    return x + width
  }
  const { x = 0, width = 0 } = (await card(page, 'Apple Tea').boundingBox()) ?? {}
  for (const words of ['3 boxes', 'View']) expect(await right(words)).toBeLessThanOrEqual(x + width - 12)
  const { tops, heights } = await readCards(page)
  expect(tops[0]).toBeLessThanOrEqual(230)
  expect(Math.max(...heights)).toBeLessThanOrEqual(96)
})

test('at 320 px nothing is cut off or scrolls sideways', async ({ signedIn: page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/inventory')
  await expect(card(page, 'Apple Tea')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  const milk_card = card(page, 'Whole Milk')
  await milk_card.scrollIntoViewIfNeeded()
  for (const name of ['View', 'Edit']) await expect(milk_card.getByRole('link', { name })).toBeVisible()
  const words = ['Shopping List', 'Scan Receipt', 'Scan Barcode', 'Add Item']
  for (const name of words) {
    const link = page.getByRole('main').getByRole('link', { name, exact: true })
    expect(await link.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0)
  }
})
