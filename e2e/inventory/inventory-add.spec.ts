import { cutCall, failCall, holdCall, loseAnswer, recordCalls } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'
import { arriveWith, card } from '../support/items.ts'
import { button, expectFieldError, expectNoFieldError, field, fillFields, title } from '../support/screen.ts'

test.beforeEach(async ({ signedIn: page }) => {
  await page.goto('/inventory/add')
  await expect(title(page, 'Add New Inventory Item')).toBeVisible()
})

test('the form has its four sections and every field by its name', async ({ page }) => {
  for (const section of ['Basic Information', 'Quantity & Measurement', 'Dates & Location', 'Additional Information']) {
    await expect(page.getByRole('heading', { level: 2, name: section })).toBeVisible()
  }
  for (const [name, label] of Object.entries({
    item_name: 'Item Name',
    description: 'Description',
    category: 'Category',
    quantity: 'Quantity',
    unit_of_measure: 'Unit of Measure',
    low_stock_threshold: 'Low Stock Threshold',
    purchase_date: 'Purchase Date',
    expiry_date: 'Expiry Date',
    location: 'Location',
    brand: 'Brand',
    item_weight: 'Item Weight',
    item_weight_unit: 'Weight Unit',
    notes: 'Notes',
  })) {
    await expect(field(page, name)).toHaveAccessibleName(label)
  }
  await expect(page.getByText('Auto-filled')).toHaveCount(0)
})

test('an empty form names everything required and goes to the first', async ({ page }) => {
  const calls = recordCalls(page, 'POST', '/api/inventory')
  await button(page, 'Add Item').click()
  await expectFieldError(page, 'item_name', 'Item name is required')
  await expectFieldError(page, 'category', 'Category is required')
  await expectFieldError(page, 'quantity', 'Quantity is required')
  await expectFieldError(page, 'unit_of_measure', 'Unit of measure is required')
  await expect(field(page, 'item_name')).toBeFocused()
  await field(page, 'item_name').fill('C')
  await expectNoFieldError(page, 'item_name')
  await expectFieldError(page, 'quantity', 'Quantity is required')
  expect(calls).toEqual([])
})

test('amounts must be numbers and not negative', async ({ page }) => {
  for (const wrong of ['-1', 'two', 'NaN', 'Infinity', '1,2,3']) {
    await fillFields(page, { quantity: wrong, low_stock_threshold: wrong, item_weight: wrong })
    await button(page, 'Add Item').click()
    await expectFieldError(page, 'quantity', 'Quantity must be a positive number')
    await expectFieldError(page, 'low_stock_threshold', 'Low stock threshold must be a positive number')
    await expectFieldError(page, 'item_weight', 'Item weight must be a positive number')
  }
})

test('what was bought after it expired is refused', async ({ page }) => {
  await fillFields(page, { purchase_date: '2026-03-02', expiry_date: '2026-03-01' })
  await button(page, 'Add Item').click()
  await expectFieldError(page, 'expiry_date', 'Expiry date cannot be earlier than purchase date')
  await field(page, 'expiry_date').fill('2026-03-02')
  await button(page, 'Add Item').click()
  await expectNoFieldError(page, 'expiry_date')
})

test('a half-typed date is not silently dropped', async ({ page }) => {
  await field(page, 'expiry_date').pressSequentially('02')
  await button(page, 'Add Item').click()
  await expectFieldError(page, 'expiry_date', 'Expiry date must be a date like 2026-01-31')
})

test('a filled form is sent as numbers and nulls, and the new item is on the list at once', async ({ page }) => {
  const calls = recordCalls(page, 'POST', '/api/inventory')
  await fillFields(page, {
    item_name: '  Oat <b>Drink</b> 🥛 ',
    quantity: '1,5',
    unit_of_measure: 'l',
    low_stock_threshold: '0.5',
    purchase_date: '2026-03-01',
    location: 'Fridge',
  })
  await field(page, 'category').selectOption('Beverages')
  await button(page, 'Add Item').click()
  await expect(page).toHaveURL('/inventory')
  await expect(card(page, 'Oat <b>Drink</b> 🥛')).toContainText('1.5 l')
  expect(calls).toEqual([
    {
      item_name: 'Oat <b>Drink</b> 🥛',
      description: null,
      category: 'Beverages',
      quantity: 1.5,
      unit_of_measure: 'l',
      low_stock_threshold: 0.5,
      purchase_date: '2026-03-01',
      expiry_date: null,
      location: 'Fridge',
      brand: null,
      item_weight: null,
      item_weight_unit: null,
      notes: null,
      image_url: null,
    },
  ])
})

test('the category follows the name until somebody chooses', async ({ page }) => {
  await field(page, 'item_name').fill('Whole Milk')
  await expect(field(page, 'category')).toHaveValue('Dairy')
  await field(page, 'item_name').fill('Cereal')
  await expect(field(page, 'category')).toHaveValue('Grains')
  await field(page, 'item_name').fill('Candles')
  await expect(field(page, 'category')).toHaveValue('')
  await field(page, 'category').selectOption('Household')
  await field(page, 'item_name').fill('Cheese')
  await expect(field(page, 'category')).toHaveValue('Household')
})

test('a new category is typed, required, and joins the list', async ({ page }) => {
  await expect(field(page, 'new_category')).toHaveCount(0)
  await fillFields(page, { item_name: 'Candles', quantity: '24', unit_of_measure: 'pcs' })
  await field(page, 'category').selectOption({ label: 'Add new category' })
  await expect(field(page, 'new_category')).toHaveAccessibleName('New Category')
  await button(page, 'Add Item').click()
  await expectFieldError(page, 'new_category', 'Category is required')
  await expect(field(page, 'new_category')).toBeFocused()
  await field(page, 'new_category').fill('Party')
  await button(page, 'Add Item').click()
  await expect(card(page, 'Candles')).toContainText('Party')
  await page.getByRole('link', { name: 'Add Item', exact: true }).click()
  await field(page, 'category').selectOption('Party')
})

test('without categories from the server the form has its own', async ({ page }) => {
  for (const break_it of [
    () => failCall(page, 'GET', '/api/inventory/categories', 500),
    () => page.route('**/api/inventory/categories', (route) => route.fulfill({ json: [] })),
  ]) {
    await break_it()
    await page.reload()
    await expect(field(page, 'category')).toBeVisible()
    const options = await field(page, 'category').locator('option').allTextContents()
    expect(options.slice(1, -1).toSorted()).toEqual(
      ['Dairy', 'Meat', 'Produce', 'Grains', 'Beverages', 'Snacks', 'Canned Goods', 'Frozen Foods', 'Baking']
        .concat(['Condiments', 'Spices', 'Hygiene', 'Cleaning', 'Pet Supplies', 'Office Supplies', 'Electronics'])
        .toSorted(),
    )
  }
})

test('what a scan filled in is marked until it is edited', async ({ page }) => {
  const prefill = { item_name: 'Greek Yogurt', quantity: 1, unit_of_measure: 'g', notes: 'Barcode: 4011' }
  await arriveWith(page, '/inventory/add', { prefill })
  await expect(field(page, 'item_name')).toHaveValue('Greek Yogurt')
  await expect(field(page, 'category')).toHaveValue('Dairy')
  await expect(page.getByText('Auto-filled')).toHaveCount(4)
  await field(page, 'quantity').fill('2')
  await expect(page.getByText('Auto-filled')).toHaveCount(3)
  await expect(field(page, 'quantity')).toHaveAccessibleDescription('')
  await button(page, 'Add Item').click()
  await expect(card(page, 'Greek Yogurt')).toContainText('2 g')
})

test.describe('saving', () => {
  test.beforeEach(async ({ page }) => {
    await fillFields(page, { item_name: 'Soap', quantity: '1', unit_of_measure: 'pcs', notes: 'Olive' })
    await field(page, 'category').selectOption('Hygiene')
  })

  test('is busy while it lasts', async ({ page }) => {
    const held = await holdCall(page, 'POST', '/api/inventory')
    await button(page, 'Add Item').click()
    await expect(button(page, 'Adding...')).toBeDisabled()
    await held.release()
    await expect(card(page, 'Soap')).toBeVisible()
  })

  test('says what the server said, else its own sentence, and keeps everything typed', async ({ page }) => {
    const heal = await failCall(page, 'POST', '/api/inventory', 400, 'Quantity can have at most 3 decimals')
    await button(page, 'Add Item').click()
    await expect(page.getByText('Quantity can have at most 3 decimals')).toBeVisible()
    await heal()
    await cutCall(page, 'POST', '/api/inventory')
    await button(page, 'Add Item').click()
    await expect(page.getByText('Failed to add inventory item. Please try again.')).toBeVisible()
    await expect(page.getByText('Quantity can have at most 3 decimals')).toHaveCount(0)
    await expect(field(page, 'notes')).toHaveValue('Olive')
    await expect(field(page, 'category')).toHaveValue('Hygiene')
  })

  test('again after a lost answer makes no double', async ({ page, api }) => {
    const heal = await loseAnswer(page, 'POST', '/api/inventory')
    await button(page, 'Add Item').click()
    await expect(page.getByText('Failed to add inventory item. Please try again.')).toBeVisible()
    await heal()
    await button(page, 'Add Item').click()
    await expect(card(page, 'Soap')).toHaveCount(1)
    expect(await api.json<unknown[]>('GET', '/api/inventory')).toHaveLength(1)
  })

  test('Cancel returns to the list and never asks, leaving otherwise asks', async ({ page }) => {
    await page.getByRole('navigation').getByRole('link', { name: 'Profile' }).click()
    await expect(page.getByRole('dialog')).toContainText('You have unsaved changes.')
    await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click()
    await expect(field(page, 'notes')).toHaveValue('Olive')
    await button(page, 'Cancel').click()
    await expect(title(page, 'My Inventory')).toBeVisible()
    await expect(page).toHaveURL('/inventory')
  })
})
