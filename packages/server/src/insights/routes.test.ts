import { insights_api } from '@larder/contract/calls/insights-api'
import { household_api } from '@larder/contract/calls/household-api'
import { todayIn } from '@larder/contract/values/days'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../testing/app.ts'
import { addItem } from '../testing/items.ts'

let larder: TestApp
beforeAll(async () => {
  larder = await createTestApp()
})
afterAll(() => larder.close())

test('looks back on six months unless told otherwise', async () => {
  const client = await larder.register()
  const { months } = await client.call(insights_api.getInsights, { query: {} })
  expect(months).toHaveLength(6)
  expect(months.at(-1)?.month).toBe(todayIn('UTC').slice(0, 7))
  for (const asked of ['1', '24']) {
    expect((await client.call(insights_api.getInsights, { query: { months: asked } })).months).toHaveLength(
      Number(asked),
    )
  }
})

test.each(['0', '25', '-1', '1.5', 'x', '', '100'])('refuses %j months', async (months) => {
  const answer = await (await larder.register()).get(`/api/insights?months=${months}`)
  expect(answer).toMatchObject({ status: 400, message: 'Months must be a whole number from 1 to 24' })
})

test('is for members alone', async () => {
  expect(await larder.anonymous.get('/api/insights')).toMatchObject({ status: 401 })
})

test('what is bought and used through the calls is there at once', async () => {
  const client = await larder.register()
  const { item_id } = await addItem(client, { quantity: 2 })
  await client.post(`/api/inventory/${item_id}/purchase`, { quantity_added: 2, price: 3 })
  await client.post(`/api/inventory/${item_id}/consume`, { new_quantity: 3 })
  const look = () => client.call(insights_api.getInsights, { query: { months: '1' } })
  expect((await look()).months).toMatchObject([
    { bought: { records: 2, priced: 1, money: 3 }, used: { records: 1, money: 1.5 }, thrown_away: { records: 0 } },
  ])
})

test('the demo household has something to look back on', async () => {
  const client = await larder.register()
  await client.send(household_api.fillDemo, {})
  const { months, spending, predictions } = await client.call(insights_api.getInsights, { query: {} })
  expect(months.filter(({ bought, used }) => bought.records > 0 && used.records > 0).length).toBeGreaterThan(3)
  expect(spending.length).toBeGreaterThan(3)
  expect(predictions?.checked).toBeGreaterThan(5)
})
