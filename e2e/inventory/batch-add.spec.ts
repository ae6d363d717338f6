import { holdCall, loseAnswer, recordCalls } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'
import { arriveWith, card, createItem, milk, refuseItem } from '../support/items.ts'
import { productCard } from '../support/recognition.ts'
import { button, title } from '../support/screen.ts'

const five = ['Milk', 'Bread', 'Bananas', 'Chicken', 'Juice'].map((item_name) => ({
  item_name,
  quantity: 2,
  unit_of_measure: 'pcs',
  notes: 'Row 1',
}))

test('without products it says so', async ({ signedIn: page }) => {
  await page.goto('/inventory/batch-add')
  await expect(title(page, 'Batch Add')).toBeVisible()
  for (const step of ['Review Products', 'Processing', 'Results']) {
    await expect(page.getByText(step, { exact: true })).toBeVisible()
  }
  await expect(page.getByText('No products to add. Please go back and select products.')).toBeVisible()
  await button(page, 'Add All to Inventory').click()
  await expect(page.getByText('No products to add', { exact: true })).toBeVisible()
  await button(page, 'Back').click()
  await expect(page).toHaveURL('/inventory')
})

test('the third of five fails: the others are added, and another try adds only it', async ({ signedIn: page }) => {
  await arriveWith(page, '/inventory/batch-add', { products: five })
  const heal = await refuseItem(page, 'Bananas')
  const sent = recordCalls(page, 'POST', '/api/inventory')
  await button(page, 'Add All to Inventory').click()
  await expect(page.getByText('Added 4 of 5 products to inventory')).toBeVisible()
  await expect(page.getByText('4 added, 1 not added')).toBeVisible()
  const failed = productCard(page, 'Bananas')
  await expect(failed.getByText('Failed to add product')).toBeVisible()
  await expect(productCard(page, 'Milk').getByText('Added to inventory')).toBeVisible()
  expect(sent).toHaveLength(5)
  expect(sent[0]).toEqual({
    item_name: 'Milk',
    quantity: 2,
    unit_of_measure: 'pcs',
    notes: 'Row 1',
    brand: null,
    category: 'Other',
  })
  await heal()
  await failed.getByRole('button', { name: 'Try Again' }).click()
  await expect(failed.getByText('Added to inventory')).toBeVisible()
  await expect(page.getByText('5 added')).toBeVisible()
  expect(sent).toHaveLength(6)
  await button(page, 'Finish').click()
  await expect(page).toHaveURL('/inventory')
  await expect(page.getByRole('list', { name: 'Items' }).getByRole('listitem')).toHaveCount(5)
})

test('a product is edited in its dialog and judged by its name', async ({ signedIn: page }) => {
  await arriveWith(page, '/inventory/batch-add', { products: five.slice(0, 1), returnPath: '/shopping-list' })
  await productCard(page, 'Milk').getByRole('button', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Product' })
  await dialog.locator('[name=item_name]').fill(' ')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Product name is required')).toBeVisible()
  await dialog.locator('[name=item_name]').fill('Oat Milk')
  await expect(dialog.getByText('Product name is required')).toHaveCount(0)
  await dialog.locator('[name=quantity]').fill('')
  await dialog.locator('[name=unit_of_measure]').selectOption('l')
  await dialog.locator('[name=category]').selectOption('Dairy')
  await dialog.locator('[name=brand]').fill('Grain')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.reload()
  await expect(productCard(page, 'Oat Milk')).toContainText('1 l')
  const sent = recordCalls(page, 'POST', '/api/inventory')
  await button(page, 'Add All to Inventory').click()
  await expect(page.getByText('Added 1 of 1 products to inventory')).toBeVisible()
  expect(sent).toMatchObject([{ item_name: 'Oat Milk', unit_of_measure: 'l', category: 'Dairy', brand: 'Grain' }])
  await button(page, 'Finish').click()
  await expect(page).toHaveURL('/shopping-list')
})

test('a product is removed and brought back; Back leads to the return path', async ({ signedIn: page }) => {
  await arriveWith(page, '/inventory/batch-add', { products: five.slice(0, 2), returnPath: '/shopping-list' })
  await button(page, 'Remove Milk').click()
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('article').first()).toHaveAccessibleName('Milk')
  await button(page, 'Remove Milk').click()
  await button(page, 'Remove Bread').click()
  await expect(page.getByText('No products to add. Please go back and select products.')).toBeVisible()
  await button(page, 'Back').click()
  await expect(page).toHaveURL('/shopping-list')
})

test('a lost answer and a reload in between make no double', async ({ signedIn: page }) => {
  await arriveWith(page, '/inventory/batch-add', { products: five.slice(0, 1) })
  const heal = await loseAnswer(page, 'POST', '/api/inventory')
  await button(page, 'Add All to Inventory').click()
  await expect(page.getByText('Added 0 of 1 products to inventory')).toBeVisible()
  await heal()
  await page.reload()
  const lost = productCard(page, 'Milk')
  await expect(lost.getByText('Failed to add product')).toBeVisible()
  await lost.getByRole('button', { name: 'Try Again' }).click()
  await expect(lost.getByText('Added to inventory')).toBeVisible()
  await page.reload()
  await expect(lost.getByText('Added to inventory')).toBeVisible()
  await button(page, 'Finish').click()
  await expect(page.getByRole('list', { name: 'Items' }).getByRole('listitem')).toHaveCount(1)
})

test('leaving while it runs asks first, and a run that was cut short can be ended', async ({ signedIn: page }) => {
  await arriveWith(page, '/inventory/batch-add', { products: five })
  const held = await holdCall(page, 'POST', '/api/inventory')
  await button(page, 'Add All to Inventory').click()
  await expect(page.getByText('Adding 1 of 5')).toBeVisible()
  await expect(page.getByRole('progressbar')).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Shopping List', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click()
  await expect(page.getByText('Adding 1 of 5')).toBeVisible()
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(
    productCard(page, 'Juice').getByText('This was interrupted. Try again: it will not be added twice.'),
  ).toBeVisible()
  await held.release().catch(() => undefined)
  await productCard(page, 'Juice').getByRole('button', { name: 'Try Again' }).click()
  await expect(productCard(page, 'Juice').getByText('Added to inventory')).toBeVisible()
})

test('what the household has is added to it, and pieces are not litres', async ({ signedIn: page, api }) => {
  const { item_id } = await createItem(api, milk)
  const known = {
    item_id,
    item_name: 'Whole Milk',
    quantity: 2,
    unit_of_measure: 'l',
    item_weight: null,
    item_weight_unit: null,
  }
  await arriveWith(page, '/inventory/batch-add', { products: [{ ...five[0], item_name: 'Whole Milk', known }] })
  const row = productCard(page, 'Whole Milk')
  await row.getByRole('checkbox', { name: 'Add to Whole Milk' }).check()
  await button(page, 'Add All to Inventory').click()
  // The step before is still closing and says it, too.
  await expect(page.getByRole('list', { name: 'Results' }).getByText('Say how much it is in l.')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Products' })).toHaveCount(0)
  await row.getByRole('button', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('[name=unit_of_measure]').selectOption('l')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await row.getByRole('button', { name: 'Try Again' }).click()
  await expect(row.getByText('Added 2 l to Whole Milk')).toBeVisible()
  await button(page, 'Finish').click()
  await expect(card(page, 'Whole Milk')).toContainText('4 l')
})
