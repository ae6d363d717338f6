import { recordCalls } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'
import { arriveWith, createItem, milk } from '../support/items.ts'
import { answerReceipt, openReview, receiptCard } from '../support/receipts.ts'
import { productCard } from '../support/recognition.ts'
import { button, expectFieldError, field, fillFields } from '../support/screen.ts'
import { dialog } from '../support/usage.ts'

test.use({ locale: 'de-DE' })

test('the item form reads and shows numbers as they are written there', async ({ signedIn: page, api }) => {
  const sent = recordCalls(page, 'POST', '/api/inventory')
  await page.goto('/inventory/add')
  const flour = { item_name: 'Flour', quantity: '1,5', unit_of_measure: 'kg', low_stock_threshold: '-1' }
  await fillFields(page, { ...flour, item_weight: '1.500', item_weight_unit: 'g' })
  await field(page, 'category').selectOption('Grains')
  await button(page, 'Add Item').click()
  await expectFieldError(page, 'low_stock_threshold', 'Low stock threshold must be a positive number')
  await field(page, 'low_stock_threshold').fill('0,125')
  await button(page, 'Add Item').click()
  await expect(page).toHaveURL('/inventory')
  expect(sent).toMatchObject([{ quantity: 1.5, low_stock_threshold: 0.125, item_weight: 1500 }])
  const [item] = await api.json<{ item_id: number }[]>('GET', '/api/inventory')
  await page.goto(`/inventory/edit/${item?.item_id}`)
  await expect(field(page, 'quantity')).toHaveValue('1,5')
  await field(page, 'quantity').press('ArrowUp')
  await expect(field(page, 'quantity')).toHaveValue('2,5')
  await button(page, 'Save Changes').click()
  await expect(page).toHaveURL('/inventory')
  expect(await api.json('GET', `/api/inventory/${item?.item_id}`)).toMatchObject({
    quantity: 2.5,
    low_stock_threshold: 0.125,
    item_weight: 1500,
  })
})

test('so does the purchase dialog', async ({ signedIn: page, api }) => {
  const { item_id } = await createItem(api, milk)
  const sent = recordCalls(page, 'POST', `/api/inventory/${item_id}/purchase`)
  await page.goto(`/inventory/${item_id}`)
  await button(page, 'Record Purchase').click()
  const box = dialog(page, 'Record Purchase')
  await box.locator('[name="quantity_added"]').fill('1,5')
  await box.locator('[name="price"]').fill('3,40')
  await box.getByRole('button', { name: 'Record Purchase' }).click()
  await expect(box).toHaveCount(0)
  expect(sent).toMatchObject([{ quantity_added: 1.5, price: 3.4 }])
})

test('so does the remaining quantity, typed or pasted, with a comma or a point', async ({ signedIn: page, api }) => {
  const { item_id } = await createItem(api, { ...milk, unit_of_measure: 'l' })
  const sent = recordCalls(page, 'POST', `/api/inventory/${item_id}/consume`)
  await page.goto(`/inventory/${item_id}`)
  await button(page, 'Record Consumption').click()
  const box = dialog(page, 'Record Consumption')
  const remaining = box.locator('[name="new_quantity"]')
  for (const typed of ['1,25', '1.25']) {
    await remaining.fill('')
    await remaining.pressSequentially(typed)
    await expect(remaining).toHaveValue('1.25')
  }
  await remaining.fill('')
  await remaining.evaluate((input) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', '1,75')
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect(remaining).toHaveValue('1.75')
  await box.getByRole('button', { name: 'Record Consumption' }).click()
  await expect(box).toHaveCount(0)
  expect(sent).toMatchObject([{ new_quantity: 1.75, used_quantity: 0.25 }])
})

test('so does batch add', async ({ signedIn: page, api }) => {
  const { item_id } = await createItem(api, milk)
  const known = { ...milk, item_id, item_weight: null, item_weight_unit: null }
  const product = { item_name: 'Whole Milk', quantity: 1, unit_of_measure: 'pcs', known, is_joined: true }
  const sent = recordCalls(page, 'POST', `/api/inventory/${item_id}/purchase`)
  await arriveWith(page, '/inventory/batch-add', { products: [product] })
  await productCard(page, 'Whole Milk').locator('[name="quantity_added"]').fill('1,5')
  await button(page, 'Add All to Inventory').click()
  await expect(page.getByText('Added 1 of 1 products to inventory')).toBeVisible()
  expect(sent).toMatchObject([{ quantity_added: 1.5 }])
})

test('so does the review of a receipt', async ({ signedIn: page }) => {
  await answerReceipt(page, [{ product_name: 'Flour', quantity: 1, unit: 'g', price: 2.5 }, { product_name: 'Rice' }])
  const sent = recordCalls(page, 'POST', '/api/inventory')
  await openReview(page)
  const flour = receiptCard(page, 'Flour')
  await expect(flour.locator('[name="price"]')).toHaveValue('2,5')
  await flour.locator('[name="quantity"]').fill('1.500')
  await flour.getByRole('button', { name: 'Add to Inventory' }).click()
  await expect(flour).toHaveCount(0)
  const rice = receiptCard(page, 'Rice')
  await rice.locator('[name="quantity"]').fill('1,5')
  await rice.getByRole('button', { name: 'Add to Inventory' }).click()
  await expect(page).toHaveURL('/inventory')
  expect(sent).toMatchObject([{ quantity: 1500, purchase: { price: 2.5 } }, { quantity: 1.5 }])
})
