import { expect, test, vi } from 'vitest'
import { answer, makeItem } from '../../api/client/testing.ts'
import { renderInApp } from '../../testing/render-in-app.ts'
import { useBatch } from './use-batch.ts'

// The dialog is drawn by a browser.
vi.mock(import('../../ui/unsaved/load-question.ts'), () => ({ loadQuestion: () => new Promise<never>(() => {}) }))

interface Sent {
  name: unknown
  key: string | null
}

/** Batch add with these products; `refused` are the names that the server does not take. */
async function batch(names: readonly string[], refused: string[] = []) {
  const sent: Sent[] = []
  vi.stubGlobal('fetch', async (_: string, { headers, body }: RequestInit) => {
    const name: unknown = JSON.parse(String(body)).item_name
    sent.push({ name, key: new Headers(headers).get('Idempotency-Key') })
    if (refused.includes(String(name))) return answer(400, { message: 'Not welcome' })
    return answer(201, { message: 'ok', item: makeItem({ item_id: sent.length }) })
  })
  const products = names.map((item_name) => ({ item_name }))
  const app = await renderInApp(useBatch, '/inventory/batch-add', { products, returnPath: '/shopping-list' })
  const finished = () => app.hook.until(() => expect(app.hook.current.step).toBe(2))
  const product = (index: number) => {
    const found = app.hook.current.products[index]
    if (found === undefined) throw new Error('There is no such product')
    return found
  }
  return { ...app, sent, finished, product }
}

test('adds one after the other and says how many', async () => {
  const { hook, sent, finished, said } = await batch(['Milk', 'Tea'])
  await hook.do(({ start }) => start())
  await finished()
  expect(sent.map(({ name }) => name)).toEqual(['Milk', 'Tea'])
  expect(hook.current.added).toBe(2)
  expect(said()).toEqual(['Added 2 of 2 products to inventory'])
})

test('one that fails stops nobody, and another try sends only it, under its key', async () => {
  const refused = ['Tea']
  const { hook, sent, finished, product } = await batch(['Milk', 'Tea', 'Bread'], refused)
  await hook.do(({ start }) => start())
  await finished()
  expect(hook.current.outcomes[product(1).id]).toEqual({ kind: 'failed', message: 'Not welcome' })
  expect(hook.current.added).toBe(2)
  refused.pop()
  await hook.do(({ retry }) => retry(product(1)))
  await hook.until(() => expect(hook.current.added).toBe(3))
  expect(sent.map(({ name }) => name)).toEqual(['Milk', 'Tea', 'Bread', 'Tea'])
  expect(sent[3]?.key).toBe(sent[1]?.key)
})

test('a product that was edited is another request', async () => {
  const { hook, product } = await batch(['Milk'])
  const { key, ...before } = product(0)
  await hook.do(({ edit }) => edit(before.id, { ...before, quantity: 3 }))
  expect(product(0).quantity).toBe(3)
  expect(product(0).key).not.toBe(key)
})

test('what was removed comes back where it was', async () => {
  const { hook, product, press } = await batch(['Milk', 'Tea'])
  await hook.do(({ remove }) => remove(product(0)))
  expect(hook.current.products.map(({ item_name }) => item_name)).toEqual(['Tea'])
  await hook.do(() => press('Undo'))
  expect(hook.current.products.map(({ item_name }) => item_name)).toEqual(['Milk', 'Tea'])
})

test('without products it says so, and Back leads where it was told to', async () => {
  const { hook, said, location } = await batch([])
  await hook.do(({ start }) => start())
  expect(said()).toEqual(['No products to add'])
  await hook.do(({ goBack }) => goBack())
  expect(location()?.pathname).toBe('/shopping-list')
})
