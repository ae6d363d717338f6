import { changeAnswer, failCall, recordCalls } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'
import { createItem, dayFromToday, milk, type StoredItem } from '../support/items.ts'
import { button } from '../support/screen.ts'
import { dialog, panel } from '../support/usage.ts'

let item: StoredItem
test.beforeEach(async ({ signedIn: page, api }) => {
  item = await createItem(api, milk)
  await page.goto(`/inventory/${item.item_id}`)
  await button(page, 'Record Purchase').click()
})

test('what was bought is on the shelf and in the history, and can be taken back', async ({ page, api }) => {
  const box = dialog(page, 'Record Purchase')
  const sent = recordCalls(page, 'POST', `/api/inventory/${item.item_id}/purchase`)
  await box.locator('[name="quantity_added"]').fill('2.5')
  await box.locator('[name="price"]').fill('3.4')
  await box.locator('[name="source"]').fill('Market')
  await box.locator('[name="notes"]').fill('On offer')
  await expect(box.locator('[name="expiry_date"]')).toHaveValue(dayFromToday(7))
  await box.getByRole('button', { name: 'Record Purchase' }).click()
  await expect(box).toHaveCount(0)
  expect(sent).toEqual([
    { quantity_added: 2.5, price: 3.4, source: 'Market', notes: 'On offer', expiry_date: dayFromToday(7) },
  ])
  const history = panel(page, 'Usage History')
  await expect(history.getByText('Purchased 2.5 l')).toBeVisible()
  await expect(history.getByText(/Price 3\.40 · Market/)).toBeVisible()
  await expect(page.locator('main')).toContainText('4.5 l')
  await history.getByRole('button', { name: 'Undo' }).click()
  await expect(history.getByText('No usage history recorded yet.')).toBeVisible()
  expect(await api.json('GET', `/api/inventory/${item.item_id}`)).toMatchObject({ quantity: 2 })
})

test('the date is a guess at first, then learned, and what a person says of date and place counts', async ({
  page,
  api,
}) => {
  const box = dialog(page, 'Record Purchase')
  const date = box.locator('[name="expiry_date"]')
  await expect(box.getByText('Auto-filled')).toBeVisible()
  await expect(box.getByText('A guess: things of this kind usually keep 7 days')).toBeVisible()
  await box.getByLabel('Date', { exact: true }).fill(dayFromToday(-2))
  await expect(date).toHaveValue(dayFromToday(5))
  await date.fill(dayFromToday(-3))
  await expect(box.getByText('Auto-filled')).toHaveCount(0)
  await expect(box.getByText('Expiry date cannot be earlier than purchase date')).toBeVisible()
  await expect(box.getByRole('button', { name: 'Record Purchase' })).toBeDisabled()
  await date.fill(dayFromToday(10))
  await box.locator('[name="location"]').fill('Cellar')
  await box.getByRole('button', { name: 'Record Purchase' }).click()
  await expect(box).toHaveCount(0)
  const { lots } = await api.json<{ lots: object[] }>('GET', `/api/inventory/${item.item_id}`)
  expect(lots).toContainEqual(
    expect.objectContaining({ quantity: 1, expiry_date: dayFromToday(10), location: 'Cellar' }),
  )
  await button(page, 'Record Purchase').click()
  await expect(box.getByText('Learned: this usually keeps 12 days')).toBeVisible()
  await expect(date).toHaveValue(dayFromToday(12))
})

test('a cleared date is no date, and a server without lots is asked for none', async ({ page }) => {
  const box = dialog(page, 'Record Purchase')
  const sent = recordCalls(page, 'POST', `/api/inventory/${item.item_id}/purchase`)
  const plain = { quantity_added: 1, price: null, source: null, notes: null }
  await expect(box.getByText('Auto-filled')).toBeVisible()
  await box.locator('[name="expiry_date"]').fill('')
  await box.getByRole('button', { name: 'Record Purchase' }).click()
  await expect(box).toHaveCount(0)
  await changeAnswer<object>(page, 'GET', `/api/inventory/${item.item_id}`, (answer) => ({
    ...answer,
    lot_count: undefined,
    lots: undefined,
  }))
  // As on a phone that knows nothing of its lots.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key !== 'token') localStorage.removeItem(key)
  })
  await page.reload()
  const asked = recordCalls(page, 'GET', `/api/inventory/${item.item_id}/shelf-life`)
  await button(page, 'Record Purchase').click()
  await box.getByRole('button', { name: 'Record Purchase' }).click()
  await expect(box).toHaveCount(0)
  expect(sent).toEqual([plain, plain])
  expect(asked).toEqual([])
})

test('nothing is no purchase', async ({ page }) => {
  const box = dialog(page, 'Record Purchase')
  for (const quantity of ['0', '']) {
    await box.locator('[name="quantity_added"]').fill(quantity)
    await box.getByRole('button', { name: 'Record Purchase' }).click()
    await expect(box.getByText('Quantity must be a positive number')).toBeVisible()
  }
})

test('a failure, a stray tap and Escape keep what was typed', async ({ page }) => {
  const box = dialog(page, 'Record Purchase')
  await failCall(page, 'POST', `/api/inventory/${item.item_id}/purchase`, 500)
  await box.locator('[name="quantity_added"]').fill('7')
  await box.getByRole('button', { name: 'Record Purchase' }).click()
  await expect(box.getByRole('alert')).toContainText('Failed to record purchase. Please try again.')
  const question = page.getByRole('dialog', { name: 'Close without saving?' })
  await page.mouse.click(8, 400)
  await question.getByRole('button', { name: 'Keep Typing' }).click()
  await expect(question).toHaveCount(0)
  await expect(box.locator('[name="quantity_added"]')).toHaveValue('7')
  await box.locator('[name="quantity_added"]').press('Escape')
  await question.getByRole('button', { name: 'Close' }).click()
  await expect(box).toHaveCount(0)
})
