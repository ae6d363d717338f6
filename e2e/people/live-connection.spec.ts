import { recordCalls } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'
import { createItem, milk } from '../support/items.ts'
import { amount, openLive } from '../support/people.ts'
import { title } from '../support/screen.ts'

test.describe('where there is no stream', () => {
  test('what is shown is asked for every 30 s, and a stream that comes later takes over', async ({
    signedIn: page,
    api,
  }) => {
    const { item_id } = await createItem(api, milk)
    let status = 503
    await page.route('**/api/live', (route) =>
      status === 200
        ? route.fallback()
        : route.fulfill({ status, headers: { 'Retry-After': '40' }, json: { message: 'No' } }),
    )
    await page.clock.install()
    await openLive(page, '/inventory')
    await expect(amount(page, milk.item_name)).toHaveText('2 l')
    await api.json('PUT', `/api/inventory/${item_id}`, { quantity: 5 })
    await page.clock.runFor(5000)
    await expect(amount(page, milk.item_name)).toHaveText('2 l')
    await page.clock.runFor(25_000)
    await expect(amount(page, milk.item_name)).toHaveText('5 l')
    status = 200
    const answered = page.waitForResponse((answer) => answer.url().endsWith('/api/live') && answer.ok())
    await page.clock.runFor(60_000)
    await answered
    await api.json('PUT', `/api/inventory/${item_id}`, { quantity: 6 })
    await expect(async () => {
      await page.clock.runFor(300)
      await expect(amount(page, milk.item_name)).toHaveText('6 l', { timeout: 250 })
    }).toPass({ timeout: 20_000 })
  })

  test('a server that knows none is not asked again', async ({ signedIn: page, api }) => {
    const { item_id } = await createItem(api, milk)
    await page.route('**/api/live', (route) => route.fulfill({ status: 404, json: { message: 'Not Found' } }))
    await page.clock.install()
    await openLive(page, '/inventory')
    await expect(amount(page, milk.item_name)).toHaveText('2 l')
    const asked = recordCalls(page, 'GET', '/api/live')
    await api.json('PUT', `/api/inventory/${item_id}`, { quantity: 5 })
    await page.clock.runFor(31_000)
    await expect(amount(page, milk.item_name)).toHaveText('5 l')
    await page.clock.runFor(600_000)
    expect(asked).toEqual([])
  })
})

test('back online it is up to date again', async ({ signedIn: page, api, context }) => {
  const { item_id } = await createItem(api, milk)
  await openLive(page, '/inventory')
  await expect(amount(page, milk.item_name)).toHaveText('2 l')
  await context.setOffline(true)
  await api.json('PUT', `/api/inventory/${item_id}`, { quantity: 9 })
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/api/live') && answer.ok())
  await context.setOffline(false)
  await answered
  await expect(amount(page, milk.item_name)).toHaveText('9 l')
  await api.json('PUT', `/api/inventory/${item_id}`, { quantity: 4 })
  await expect(amount(page, milk.item_name)).toHaveText('4 l')
})

test('a log-out ends the stream, and nothing is asked for after it', async ({ signedIn: page, api }) => {
  await createItem(api, milk)
  await openLive(page, '/inventory')
  const ended = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/live'))
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
  await ended
  await expect(title(page, 'Login')).toBeVisible()
  const asked = recordCalls(page, 'GET', '/api/live')
  await page.waitForTimeout(3000)
  expect(asked).toEqual([])
})
