import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { card, createItem, milk, type StoredItem } from '../support/items.ts'
import { goOffline, network_gone, openKept } from '../support/offline.ts'
import type { ApiClient } from '../support/api.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

/** Whole milk of which somebody has used 0.2 l before, again and again. */
async function createUsedMilk(api: ApiClient): Promise<StoredItem> {
  const item = await createItem(api, { ...milk, quantity: 5.6 })
  for (let time = 0; time < 3; time += 1)
    await api.json('POST', `/api/inventory/${item.item_id}/consume`, { used_quantity: 0.2, notes: null })
  return item
}

const use = (page: Page, amount: string) =>
  page.getByRole('button', { name: `Use ${amount} of Whole Milk`, exact: true })
const chooser = (page: Page) => page.getByRole('dialog', { name: 'Use Whole Milk' })

test.beforeEach(async ({ signedIn: page, api }) => {
  await createUsedMilk(api)
  await page.goto('/inventory')
  await expect(card(page, 'Whole Milk')).toContainText('5 l')
})

test('minus takes the usual amount and says it, Undo beside it; plus adds one', async ({ page }) => {
  await use(page, '0.2 l').tap()
  await expect(page.getByText('0.2 l of Whole Milk used.')).toBeVisible()
  await expect(card(page, 'Whole Milk')).toContainText('4.8 l')
  await page.getByRole('button', { name: 'Undo' }).tap()
  await expect(card(page, 'Whole Milk')).toContainText('5 l')
  await page.getByRole('button', { name: 'Add 1 l of Whole Milk' }).tap()
  await expect(card(page, 'Whole Milk')).toContainText('6 l')
})

test('a long press asks how much, and is no tap as well', async ({ page }) => {
  const box = await use(page, '0.2 l').boundingBox()
  const client = await page.context().newCDPSession(page)
  const point = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20 }
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await expect(chooser(page)).toBeVisible()
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  // Nobody taps again within a blink of an eye.
  await page.waitForTimeout(200)
  for (const amount of ['0.2 l', '1 l', 'All gone'])
    await expect(chooser(page).getByRole('button', { name: amount, exact: true })).toBeVisible()
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('')
  await chooser(page).getByRole('button', { name: '1 l', exact: true }).tap()
  await expect(chooser(page)).toHaveCount(0)
  await expect(page.getByText('1 l of Whole Milk used.')).toBeVisible()
  await expect(card(page, 'Whole Milk')).toContainText('4 l')
})

test('a held finger that moves scrolls and asks nothing', async ({ page }) => {
  const box = await use(page, '0.2 l').boundingBox()
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20)
  await page.clock.install()
  await page.mouse.down()
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 80, { steps: 4 })
  await page.clock.runFor(900)
  await page.mouse.up()
  await expect(chooser(page)).toHaveCount(0)
  await expect(card(page, 'Whole Milk')).toContainText('5 l')
})

test('keys, the other mouse button and the More menu ask the same, and a number can be typed', async ({ page }) => {
  await use(page, '0.2 l').focus()
  await page.keyboard.press('Shift+Enter')
  await expect(chooser(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(use(page, '0.2 l')).toBeFocused()
  await use(page, '0.2 l').click({ button: 'right' })
  await chooser(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(chooser(page)).toHaveCount(0)

  await page.getByRole('button', { name: 'More for Whole Milk' }).click()
  await page.getByRole('menuitem', { name: 'Use Another Amount' }).click()
  await chooser(page).getByLabel('Quantity').fill('6')
  await page.keyboard.press('Enter')
  await expect(chooser(page).getByText('There is not that much left')).toBeVisible()
  await chooser(page).getByLabel('Quantity').fill('1.3')
  await page.keyboard.press('Enter')
  await expect(page.getByText('1.3 l of Whole Milk used.')).toBeVisible()
  await expect(card(page, 'Whole Milk')).toContainText('3.7 l')
})

test('without a network the usual amount is taken all the same, and sent later', async ({ page, api, watch }) => {
  watch.allow(network_gone)
  await openKept(page)
  await goOffline(page)
  await use(page, '0.2 l').tap()
  await expect(card(page, 'Whole Milk')).toContainText('4.8 l')
  await page.context().setOffline(false)
  const stored = async () => (await api.json<StoredItem[]>('GET', '/api/inventory'))[0]?.quantity
  await expect.poll(stored).toBe(4.8)
})

test('Record Consumption begins with what was used, and the remaining quantity follows', async ({ page }) => {
  await card(page, 'Whole Milk').getByRole('link', { name: 'View' }).tap()
  await page.getByRole('button', { name: 'Record Consumption' }).tap()
  const box = page.getByRole('dialog', { name: 'Record Consumption' })
  const remaining = box.getByLabel('Remaining Quantity', { exact: true })
  const used = box.getByRole('group', { name: 'Used' })
  await expect(remaining).toHaveValue('4')
  await expect(used.getByRole('button', { name: '1 l', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await used.getByRole('button', { name: '0.2 l' }).tap()
  await expect(remaining).toHaveValue('4.8')
  await expect(box.getByRole('slider')).toHaveValue('4.8')
  await expect(box.getByText('uses 0.2 l')).toBeVisible()
  await used.getByRole('button', { name: 'All gone' }).tap()
  await expect(remaining).toHaveValue('0')
  await expect(box.getByText('uses 5 l')).toBeVisible()
  await box.getByRole('button', { name: 'Record Consumption' }).tap()
  await expect(box).toHaveCount(0)
  await expect(page.getByText('5 l of Whole Milk used.')).toBeVisible()
})

test('without habits the unit and the package say what to offer', async ({ page, api }) => {
  const flour = { item_name: 'Flour', category: 'Pantry', quantity: 900, unit_of_measure: 'g' }
  const { item_id } = await createItem(api, { ...flour, item_weight: 500, item_weight_unit: 'g' })
  await page.goto(`/inventory/${item_id}`)
  await page.getByRole('button', { name: 'Record Consumption' }).tap()
  const used = page.getByRole('group', { name: 'Used' })
  await expect(used.getByRole('button')).toHaveText(['250 g', '500 g', 'All gone'])
})
