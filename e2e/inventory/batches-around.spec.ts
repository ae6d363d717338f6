import { createTwoBatches, jam, lotsOf, sheet, soon, undo } from '../support/batches.ts'
import { changeAnswer } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'
import { createItem, dayFromToday, milk } from '../support/items.ts'
import { button, field } from '../support/screen.ts'
import { panel } from '../support/usage.ts'

test('all of an item is thrown away from its panel, expired by its date, and comes back', async ({
  signedIn: page,
  api,
}) => {
  const past = { expiry_date: dayFromToday(-1), purchase_date: dayFromToday(-9) }
  const item = await createItem(api, { ...milk, ...past })
  await page.goto(`/inventory/${item.item_id}`)
  await panel(page, 'Use and Restock').getByRole('button', { name: 'Throw Away' }).click()
  const box = sheet(page, 'Throw Away')
  await expect(box.getByRole('radio', { name: 'Expired' })).toBeChecked()
  await expect(box.locator('[name="quantity"]')).toHaveValue('2')
  await box.getByRole('button', { name: 'Throw Away' }).click()
  await expect(page.locator('main').getByText('All gone')).toBeVisible()
  await expect(panel(page, 'Use and Restock').getByRole('button', { name: 'Throw Away' })).toHaveCount(0)
  await undo(page, '2 l of Whole Milk thrown away.')
  await expect(page.locator('main')).toContainText('2 l')
})

test('from the panel a person chooses the batch', async ({ signedIn: page, api }) => {
  const item = await createTwoBatches(api)
  await page.goto(`/inventory/${item.item_id}`)
  await panel(page, 'Use and Restock').getByRole('button', { name: 'Throw Away' }).click()
  const box = sheet(page, 'Throw Away')
  await expect(box.locator('[name="quantity"]')).toHaveValue('2')
  await box.locator('[name="lot_id"]').selectOption({ label: 'All of it, 5 jars' })
  await expect(box.locator('[name="quantity"]')).toHaveValue('5')
  await box.getByText('Other').click()
  await box.getByRole('button', { name: 'Throw Away' }).click()
  await expect(page.getByText('5 jars of Jam thrown away.')).toBeVisible()
  expect(await lotsOf(api, item)).toEqual([])
})

test('the form says whose dates it shows where there are several batches', async ({ signedIn: page, api }) => {
  const words = 'There are several batches: these are the dates and the place of the one that goes off first.'
  const item = await createTwoBatches(api)
  await page.goto(`/inventory/edit/${item.item_id}`)
  await expect(panel(page, 'Dates & Location').getByText(words)).toBeVisible()
  await expect(field(page, 'expiry_date')).toHaveValue(soon())
  const single = await createItem(api, jam)
  await page.goto(`/inventory/edit/${single.item_id}`)
  await expect(field(page, 'location')).toHaveValue('Cellar')
  await expect(page.getByText(words)).toHaveCount(0)
})

test('a server without batches leaves the page as it is', async ({ signedIn: page, api }) => {
  const item = await createTwoBatches(api)
  await changeAnswer<object>(page, 'GET', `/api/inventory/${item.item_id}`, (answer) => ({
    ...answer,
    lots: undefined,
    lot_count: undefined,
  }))
  await page.goto(`/inventory/${item.item_id}`)
  await expect(panel(page, 'Use and Restock')).toBeVisible()
  await expect(panel(page, 'Batches')).toHaveCount(0)
  await expect(button(page, 'More actions')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Throw Away' })).toHaveCount(0)
})
