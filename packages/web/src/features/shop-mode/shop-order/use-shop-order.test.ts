import { beforeEach, expect, test, vi } from 'vitest'
import { answer, stubFetch } from '../../../api/client/testing.ts'
import { renderInApp } from '../../../testing/render-in-app.ts'
import { createLine } from '../testing.ts'
import { useShopOrder } from './use-shop-order.ts'

const milk = createLine({ category: 'Dairy' })
const peas = createLine({ category: 'Frozen' })
const shops = [{ shop: 'Aldi', categories: ['Dairy', 'Snacks', 'Frozen'] }]
const listed = () => answer(200, { shops })
const saved = () => answer(200, { message: 'Shop saved' })

let stored: Record<string, string>
beforeEach(() => {
  stored = {}
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored[name] ?? null,
    setItem: (name: string, text: string) => void (stored[name] = text),
  })
})

const remember = (memory: object) => (stored['shopMode:'] = JSON.stringify(memory))
const bodiesOf = (fetch: ReturnType<typeof stubFetch>) =>
  fetch.mock.calls.flatMap(([address, request]) =>
    request?.method === 'PUT' ? [[address, JSON.parse(String(request.body))]] : [],
  )

test('a trip in another order teaches the shop, and what was not passed stays', async () => {
  remember({ shop: 'aldi' })
  const fetch = stubFetch(listed(), saved())
  const { hook } = await renderInApp(useShopOrder)
  await hook.until(({ isPending }) => expect(isPending).toBe(false))
  expect(hook.current.order).toEqual(['Dairy', 'Snacks', 'Frozen'])
  await hook.do(({ noteTick }) => noteTick(peas, true))
  await hook.do(({ noteTick }) => noteTick(milk, true))
  // Rows stay where they are until the trip is over.
  expect(hook.current.order).toEqual(['Dairy', 'Snacks', 'Frozen'])
  await hook.do(({ finishTrip }) => finishTrip())
  expect(bodiesOf(fetch)).toEqual([['/api/shopping-list/shops/aldi', { categories: ['Snacks', 'Frozen', 'Dairy'] }]])
  await hook.until(({ order }) => expect(order).toEqual(['Snacks', 'Frozen', 'Dairy']))
})

test('a trip in the known order saves nothing', async () => {
  remember({ shop: 'Aldi' })
  const fetch = stubFetch(listed())
  const { hook } = await renderInApp(useShopOrder)
  await hook.until(({ shops: known }) => expect(known).toEqual(shops))
  await hook.do(({ noteTick }) => noteTick(milk, true))
  await hook.do(({ noteTick }) => noteTick(peas, true))
  await hook.do(({ finishTrip }) => finishTrip())
  expect(bodiesOf(fetch)).toEqual([])
})

test('a trip of another day that nobody finished is learned when the next one begins', async () => {
  const ticks = [peas, milk].map(({ key, category }) => ({ key, category }))
  remember({ shop: 'Aldi', trip: { day: '2020-01-01', ticks } })
  const fetch = stubFetch(listed(), saved())
  const { hook } = await renderInApp(useShopOrder)
  await hook.until(() => expect(bodiesOf(fetch)).toHaveLength(1))
})

test('without shops on the server the order is learned on the phone', async () => {
  const fetch = stubFetch(answer(404, { message: 'Not found' }))
  const { hook } = await renderInApp(useShopOrder)
  await hook.until(({ isLoadingShops }) => expect(isLoadingShops).toBe(false))
  expect(hook.current.shops).toBe(null)
  await hook.do(({ noteTick }) => noteTick(peas, true))
  await hook.do(({ noteTick }) => noteTick(milk, true))
  await hook.do(({ finishTrip }) => finishTrip())
  expect(hook.current.order).toEqual(['Frozen', 'Dairy'])
  expect(JSON.parse(stored['shopMode:'] ?? '')).toMatchObject({ orders: { '': ['Frozen', 'Dairy'] }, trip: null })
  expect(fetch).toHaveBeenCalledOnce()
})

test('another shop begins another trip', async () => {
  remember({ shop: 'Aldi' })
  const fetch = stubFetch(listed(), saved())
  const { hook } = await renderInApp(useShopOrder)
  await hook.until(({ shops: known }) => expect(known).toEqual(shops))
  await hook.do(({ noteTick }) => noteTick(peas, true))
  await hook.do(({ noteTick }) => noteTick(milk, true))
  await hook.do(({ chooseShop }) => chooseShop(null))
  expect(bodiesOf(fetch)).toHaveLength(1)
  expect(hook.current.order).toEqual([])
  await hook.do(({ finishTrip }) => finishTrip())
  expect(hook.current.order).toEqual([])
})

test('a shop that is known in another spelling is not added twice', async () => {
  const fetch = stubFetch(listed(), saved())
  const { hook } = await renderInApp(useShopOrder)
  await hook.until(({ shops: known }) => expect(known).toEqual(shops))
  await hook.do(({ addShop }) => addShop('ALDI'))
  expect(hook.current.shop).toBe('Aldi')
  expect(bodiesOf(fetch)).toEqual([])
  await hook.do(({ addShop }) => addShop('Corner / Nord'))
  expect(bodiesOf(fetch)).toEqual([['/api/shopping-list/shops/Corner%20%2F%20Nord', { categories: [] }]])
})

test('the same order saved again is another request, and one that was not answered is not', async () => {
  remember({ shop: 'Aldi' })
  const fetch = stubFetch(listed(), new TypeError('gone'), saved(), saved())
  const { hook } = await renderInApp(useShopOrder)
  await hook.until(({ shops: known }) => expect(known).toEqual(shops))
  await hook.do(({ saveOrder }) => expect(saveOrder(['Frozen'])).rejects.toMatchObject({ status: 0 }))
  await hook.do(({ saveOrder }) => saveOrder(['Frozen']))
  await hook.do(({ saveOrder }) => saveOrder(['Frozen']))
  const [lost, again, later] = fetch.mock.calls
    .slice(1)
    .map(([, request]) => new Headers(request?.headers).get('Idempotency-Key'))
  expect(again).toBe(lost)
  expect(later).not.toBe(lost)
})
