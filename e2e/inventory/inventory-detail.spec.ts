import { failCall, holdCall } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'
import { card, createItem, milk, type StoredItem, tea } from '../support/items.ts'
import { button, title } from '../support/screen.ts'

let item: StoredItem
test.beforeEach(async ({ api }) => {
  item = await createItem(api, {
    ...milk,
    description: 'Fresh & <i>cold</i>',
    low_stock_threshold: 2.5,
    location: 'Fridge',
    purchase_date: '2020-01-02',
    expiry_date: '2020-01-05',
    brand: 'Meadow Farm',
    item_weight: 1.03,
    item_weight_unit: 'kg',
    notes: 'Line one\nLine two',
  })
})
const path = () => `/inventory/${item.item_id}`

test('everything about an item', async ({ signedIn: page }) => {
  await page.goto(path())
  await expect(title(page, 'Whole Milk')).toBeVisible()
  const main = page.locator('main')
  for (const words of ['Dairy', 'Fresh & <i>cold</i>', 'Low Stock', 'Low Stock Alert: Below 2.5 l', 'Fridge']) {
    await expect(main.getByText(words, { exact: true })).toBeVisible()
  }
  for (const words of ['1/2/2020', '1/5/2020', 'Expired', 'Meadow Farm', '1.03 kg', 'Line one Line two']) {
    await expect(main.getByText(words, { exact: true })).toBeVisible()
  }
  await expect(main).toContainText('2 l')
})

test('what is not there takes no space', async ({ signedIn: page, api }) => {
  const plain = await createItem(api, { ...tea, item_weight: 200, low_stock_threshold: 1 })
  await page.goto(`/inventory/${plain.item_id}`)
  await expect(title(page, 'Green Tea')).toBeVisible()
  const main = page.locator('main')
  await expect(main.getByText('Low Stock', { exact: true })).toHaveCount(0)
  await expect(main.getByText('Expired')).toHaveCount(0)
  await expect(main.getByText('Weight')).toHaveCount(0)
  await expect(main.getByText('Low Stock Alert: Below 1 box')).toBeVisible()
})

test('the threshold is a quiet fact, and looks like a warning only where the item is low', async ({
  signedIn: page,
  api,
}) => {
  const looksOf = async (words: string) =>
    await page
      .locator('main')
      .getByText(words, { exact: true })
      .evaluate((element) => {
        const { color, fontWeight, fontSize } = getComputedStyle(element)
        return { color, fontWeight, fontSize }
      })
  const quiet = 'rgb(92, 99, 87)'
  const warning = 'rgb(156, 82, 18)'
  await page.goto(path())
  expect(await looksOf('Low Stock Alert: Below 2.5 l')).toEqual({ color: warning, fontWeight: '600', fontSize: '14px' })
  const plenty = await createItem(api, { ...tea, low_stock_threshold: 2 })
  await page.goto(`/inventory/${plenty.item_id}`)
  expect(await looksOf('Low Stock Alert: Below 2 boxes')).toEqual({ color: quiet, fontWeight: '400', fontSize: '13px' })
  await expect(page.locator('main').getByText('Low Stock', { exact: true })).toHaveCount(0)
})

test('it says that it is loading', async ({ signedIn: page }) => {
  const held = await holdCall(page, 'GET', `/api${path()}`)
  await page.goto(path())
  await expect(page.getByText('Loading item details...')).toBeVisible()
  await held.release()
  await expect(title(page, 'Whole Milk')).toBeVisible()
  await expect(page.getByText('Loading item details...')).toHaveCount(0)
})

test('a failure is an alert with a back link', async ({ signedIn: page }) => {
  await failCall(page, 'GET', `/api${path()}`, 500)
  await page.goto(path())
  await expect(page.getByRole('alert')).toContainText('Failed to load item details. Please try again later.')
  await page.getByRole('link', { name: 'Back to Inventory' }).click()
  await expect(title(page, 'My Inventory')).toBeVisible()
})

test('an item that does not exist, or is not ours, is not found', async ({ signedIn: page }) => {
  for (const id of ['999999', 'abc', '0', '1e3', '99999999999999999999']) {
    await page.goto(`/inventory/${id}`)
    await expect(title(page, 'Item Not Found')).toBeVisible()
    await expect(page.getByText('The requested item could not be found.')).toBeVisible()
  }
  await page.getByRole('link', { name: 'Back to Inventory' }).click()
  await expect(page).toHaveURL('/inventory')
})

test('on a phone everything one does is in reach without scrolling', async ({ signedIn: page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(path())
  await expect(page.getByText('Back to Inventory')).toBeAttached()
  const edit = page.locator('main').getByRole('link', { name: 'Edit', exact: true })
  for (const control of [
    edit,
    ...['Delete', 'Record Consumption', 'Record Purchase'].map((name) => button(page, name)),
  ]) {
    await expect(control).toBeInViewport({ ratio: 1 })
    expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  }
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('Edit opens the form', async ({ signedIn: page }) => {
  await page.goto(path())
  await page.locator('main').getByRole('link', { name: 'Edit', exact: true }).click()
  await expect(title(page, 'Edit Inventory Item')).toBeVisible()
})

test.describe('deleting', () => {
  test.beforeEach(async ({ signedIn: page }) => {
    await page.goto('/inventory')
    await card(page, 'Whole Milk').getByRole('link', { name: 'View' }).click()
    await button(page, 'Delete').click()
    await expect(page.getByRole('dialog', { name: 'Delete Item' })).toBeVisible()
  })

  test('asks first, and Cancel changes nothing', async ({ page, api }) => {
    const dialog = page.getByRole('dialog', { name: 'Delete Item' })
    await expect(dialog).toContainText(
      'Are you sure you want to delete "Whole Milk"? This action cannot be undone. ' +
        'You find it under Recently Deleted for 30 days.',
    )
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(button(page, 'Delete')).toBeFocused()
    expect(await api.json<unknown[]>('GET', '/api/inventory')).toHaveLength(1)
  })

  test('goes back to a list without the item', async ({ page, api }) => {
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page).toHaveURL('/inventory')
    await expect(page.getByRole('link', { name: 'Add Your First Item' })).toBeVisible()
    expect(await api.json('GET', '/api/inventory')).toEqual([])
    await page.goForward()
    await expect(title(page, 'Item Not Found')).toBeVisible()
  })

  test('a failure keeps the question open', async ({ page }) => {
    const heal = await failCall(page, 'DELETE', `/api${path()}`, 500, 'something internal')
    const dialog = page.getByRole('dialog', { name: 'Delete Item' })
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(dialog).toContainText('Failed to delete item. Please try again.')
    await heal()
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(page).toHaveURL('/inventory')
  })
})
