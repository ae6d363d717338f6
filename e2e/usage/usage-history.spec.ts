import { changeAnswer, failCall } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'
import { createItem, dayFromToday, milk } from '../support/items.ts'
import { createUsedItem, panel } from '../support/usage.ts'

test('nothing happened yet', async ({ signedIn: page, api }) => {
  const { item_id } = await createItem(api, milk)
  await page.goto(`/inventory/${item_id}`)
  await expect(panel(page, 'Usage History')).toContainText('No usage history recorded yet.')
})

test('five of both kinds, newest first, more on request', async ({ signedIn: page, api }) => {
  const { item_id } = await createUsedItem(api)
  await api.json('POST', `/api/inventory/${item_id}/purchase`, {
    quantity_added: 6,
    price: 4.2,
    source: 'Corner shop',
    notes: 'Two bottles',
    date: dayFromToday(-4),
  })
  await page.goto(`/inventory/${item_id}`)
  const history = panel(page, 'Usage History')
  const entries = history.getByRole('listitem')
  await expect(entries).toHaveCount(5)
  await expect(entries.nth(0)).toContainText('Consumed 1 l')
  await expect(entries.nth(0)).toContainText('4 l → 3 l')
  await expect(entries.nth(1)).toContainText('Purchased 6 l')
  await expect(entries.nth(1)).toContainText('Corner shop')
  await expect(entries.nth(1)).toContainText('Two bottles')
  await history.getByRole('button', { name: 'Show 4 More' }).click()
  await expect(entries).toHaveCount(9)
  await history.getByRole('button', { name: 'Show Less' }).click()
  await expect(entries).toHaveCount(5)
})

test('an old record can be taken back', async ({ signedIn: page, api }) => {
  const { item_id } = await createUsedItem(api)
  await page.goto(`/inventory/${item_id}`)
  const history = panel(page, 'Usage History')
  const undo = history.getByRole('listitem').nth(2).getByRole('button', { name: 'Undo' })
  await expect(undo).toHaveText('Undo')
  await expect(undo).toHaveAccessibleName(/^Undo: consumed 1 l on \d+\/\d+\/\d{4}$/)
  await undo.click()
  await expect(page.getByText('Undone. The quantity is back to what it was.')).toBeVisible()
  await expect(history.getByRole('button', { name: 'Show 2 More' })).toBeVisible()
  expect(await api.json('GET', `/api/inventory/${item_id}`)).toMatchObject({ quantity: 4 })
})

test('a failed undo says why', async ({ signedIn: page, api }) => {
  const { item_id } = await createItem(api, { ...milk, quantity: 0 })
  await api.json('POST', `/api/inventory/${item_id}/purchase`, { quantity_added: 2 })
  await api.json('POST', `/api/inventory/${item_id}/consume`, { new_quantity: 0.5 })
  await page.goto(`/inventory/${item_id}`)
  const bought = panel(page, 'Usage History').getByRole('listitem').filter({ hasText: 'Purchased 2 l' })
  await bought.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('alert')).toContainText(
    'Undoing this would leave less than nothing in stock. Correct the quantity first.',
  )
})

test('entries keep the unit they were recorded in, and an undo that cannot convert says so', async ({
  signedIn: page,
  api,
}) => {
  const { item_id } = await createItem(api, { ...milk, quantity: 10, unit_of_measure: 'pcs' })
  const url = `/api/inventory/${item_id}`
  await api.json('POST', `${url}/purchase`, { quantity_added: 4 })
  await api.json('POST', `${url}/consume`, { new_quantity: 12 })
  await api.json('PUT', url, { unit_of_measure: 'g', quantity: 600 })
  await api.json('POST', `${url}/consume`, { new_quantity: 550 })
  await page.goto(`/inventory/${item_id}`)
  const entries = panel(page, 'Usage History').getByRole('listitem')
  await expect(entries.nth(0)).toContainText('Consumed 50 g')
  await expect(entries.nth(1)).toContainText('Consumed 2 pcs')
  await expect(entries.nth(1)).toContainText('14 pcs → 12 pcs')
  await expect(entries.nth(2)).toContainText('Purchased 4 pcs')
  await entries.nth(1).getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('alert')).toContainText(
    'This was recorded in pcs, and the item is counted in g now: it cannot be undone. Correct the quantity instead.',
  )
  expect(await api.json('GET', url)).toMatchObject({ quantity: 550 })
})

test('a server that tells no units means the one of the item', async ({ signedIn: page, api }) => {
  const { item_id } = await createUsedItem(api)
  await changeAnswer<object>(page, 'GET', `/api/inventory/${item_id}/consumption-history`, (body) => {
    const text = JSON.stringify(body).replaceAll('"unit_of_measure":"l",', '')
    expect(text).not.toContain('unit_of_measure')
    return JSON.parse(text)
  })
  await page.goto(`/inventory/${item_id}`)
  await expect(panel(page, 'Usage History').getByRole('listitem').first()).toContainText('Consumed 1 l')
})

test('a failure can be tried again', async ({ signedIn: page, api }) => {
  // Whoever is told of changes asks again without a press.
  const { item_id } = await createUsedItem(api)
  const heal = await failCall(page, 'GET', `/api/inventory/${item_id}/purchase-history`, 500)
  await page.goto(`/inventory/${item_id}`)
  const history = panel(page, 'Usage History')
  await expect(history.getByRole('alert')).toContainText('Failed to load history data. Please try again later.')
  await heal()
  await history.getByRole('button', { name: 'Try Again' }).click()
  await expect(history.getByRole('listitem')).toHaveCount(5)
})
