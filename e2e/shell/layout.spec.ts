import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { openProfile } from '../support/account.ts'
import { refuseLive, untilQuiet } from '../support/calls.ts'
import { refuseCamera } from '../support/camera.ts'
import { expect, test } from '../support/fixtures.ts'
import { card, createItem, milk, tea } from '../support/items.ts'
import { compareLayouts, type Layout, readLayout } from '../support/layout.ts'
import { answerReceipt, openReview } from '../support/receipts.ts'
import { answerRecognition, oats, openResults, soup, tea as shelf_tea } from '../support/recognition.ts'
import { button, field, sizes, title } from '../support/screen.ts'
import { createUsedItem, panel } from '../support/usage.ts'

/** `npm run layout:update` writes down how the screens stand now. */
const isUpdate = process.env['LAYOUT_UPDATE'] === '1'

type Layouts = Record<string, Layout>
const fileOf = (screen: string) => new URL(`../layout/${screen}.json`, import.meta.url)
const readLayouts = (screen: string) => JSON.parse(readFileSync(fileOf(screen), 'utf8')) as Layouts

/** One line for each thing, so that a change of the file shows what moved. */
function writeLayouts(screen: string, layouts: Layouts): void {
  const lines = Object.entries(layouts).map(([width, { text_px, boxes }]) => {
    const rows = Object.entries(boxes).map(([name, box]) => `      ${JSON.stringify(name)}: [${box.join(', ')}]`)
    return `  "${width}": {\n    "text_px": ${text_px},\n    "boxes": {\n${rows.join(',\n')}\n    }\n  }`
  })
  mkdirSync(new URL('../layout/', import.meta.url), { recursive: true })
  writeFileSync(fileOf(screen), `{\n${lines.join(',\n')}\n}\n`)
}

/** Reads a screen to which nothing comes any more. */
async function readSettled(page: Page): Promise<Layout> {
  await untilQuiet(page)
  let layout = await readLayout(page)
  await expect(async () => {
    const before = layout
    layout = await readLayout(page)
    expect(layout).toEqual(before)
  }).toPass({ intervals: [500] })
  return layout
}

const softly = expect.configure({ soft: true })

/** Compares a screen on a phone and on a desk with how it stood; all of them are looked at before the test fails. */
async function expectUnmoved(page: Page, screen: string): Promise<void> {
  const layouts: Layouts = isUpdate ? {} : readLayouts(screen)
  for (const viewport of [sizes.phone, sizes.desktop]) {
    const { width } = viewport
    await page.setViewportSize(viewport)
    if (isUpdate) layouts[width] = await readSettled(page)
    const before = layouts[width] ?? { text_px: 1, boxes: {} }
    // Parts of a screen come one after the other.
    await softly
      .poll(async () => compareLayouts(before, await readLayout(page)), { message: `${screen} at ${width} px` })
      .toEqual([])
  }
  if (isUpdate) writeLayouts(screen, layouts)
}

test.use({ reducedMotion: 'reduce' })
test.beforeEach(({ page }) => refuseLive(page))

test('the screens for everybody stand as they did', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Create Account' })).toBeVisible()
  await expectUnmoved(page, 'home')
  await page.goto('/login')
  await expect(title(page, 'Login')).toBeVisible()
  await expectUnmoved(page, 'login')
  await page.goto('/register')
  await expect(title(page, 'Register')).toBeVisible()
  await expectUnmoved(page, 'register')
})

test('the screens of a household stand as they did', async ({ signedIn: page, api }) => {
  const used = await createUsedItem(api, { location: 'Fridge', brand: 'Meadow Farm' })
  for (const item_name of ['Green Tea', 'Black Tea', 'Oat Flakes']) await createItem(api, { ...tea, item_name })
  await createItem(api, { ...milk, item_name: 'Butter', low_stock_threshold: 4 })
  await page.goto('/inventory')
  await expect(card(page, 'Whole Milk').getByText(/^Running out/)).toBeVisible()
  await expect(field(page, 'quick_add')).toBeVisible()
  await expectUnmoved(page, 'inventory')
  await page.goto(`/inventory/${used.item_id}`)
  await expect(panel(page, 'Smart Prediction').getByRole('img', { name: /^Use by weekday/ })).toBeVisible()
  await expect(panel(page, 'Usage History').getByRole('listitem').first()).toBeVisible()
  await expectUnmoved(page, 'item')
  await page.goto('/inventory/add')
  await expect(title(page, 'Add New Inventory Item')).toBeVisible()
  await expectUnmoved(page, 'item-form')
  await page.goto('/shopping-list')
  await expect(page.getByRole('checkbox', { name: 'Butter' })).toBeVisible()
  await expectUnmoved(page, 'shopping-list')
  await openProfile(page)
  await expectUnmoved(page, 'profile')
})

test('the screens that read photos stand as they did', async ({ signedIn: page }) => {
  await refuseCamera(page, 'NotFoundError')
  await page.goto('/barcode-scan')
  await button(page, 'Enter Manually').click()
  await expect(field(page, 'barcode')).toBeVisible()
  await expectUnmoved(page, 'barcode-scan')
  await answerReceipt(page, [{ product_name: 'Green Tea', price: 2.5 }, { product_name: 'Apple Juice' }])
  await openReview(page)
  await expectUnmoved(page, 'receipt-review')
  await answerRecognition(page, [shelf_tea, soup, oats])
  await openResults(page)
  await expectUnmoved(page, 'recognition-results')
})

test('a button that moves or goes is reported, letters of another width are not', async ({ page }) => {
  await page.goto('/login')
  await expect(title(page, 'Login')).toBeVisible()
  const before = await readLayout(page)
  // Not by its role, which it loses with being seen.
  const login = page.locator('main button[type=submit]')
  const style = (css: string) => login.evaluate((element, text) => (element.style.cssText = text), css)
  await style('position: relative; top: 24px')
  expect(compareLayouts(before, await readLayout(page))).toEqual([expect.stringMatching(/^y: button Login, from/)])
  await style('position: relative; left: 24px')
  expect(compareLayouts(before, await readLayout(page))).toEqual([expect.stringMatching(/^x: button Login, from/)])
  await style('visibility: hidden')
  expect(compareLayouts(before, await readLayout(page))).toEqual([expect.stringMatching(/^gone: button Login/)])
  await style('')
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { letter-spacing: 0.017em }')
    document.adoptedStyleSheets.push(sheet)
  })
  const wider = await readLayout(page)
  expect(wider.text_px / before.text_px).toBeCloseTo(1.03, 2)
  expect(compareLayouts(before, wider)).toEqual([])
})
