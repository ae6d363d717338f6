import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { answer, makeItem } from '../../../api/client/testing.ts'
import { renderInApp } from '../../../testing/render-in-app.ts'
import { type Scan, scanOf } from '../scan.ts'
import { makeProduct } from '../testing.ts'
import { type Finding } from './finding.ts'
import { useResults } from './use-results.ts'

const milk = makeItem()
const match = { item_id: 7, item_name: 'Whole Milk', confidence: 0.9 }
const products = [makeProduct(), makeProduct({ product_name: 'Milk', match })]

interface Sent {
  path: string
  method: string | undefined
  body: unknown
  key: string | null
}

/** The results of a photo with a new product and a known one; `reply` answers what is saved. */
async function results(reply: () => Response | Error) {
  const sent: Sent[] = []
  vi.stubGlobal('fetch', async (path: string, { method, headers, body }: RequestInit) => {
    if (method === 'GET') return answer(200, [milk])
    sent.push({ path, method, body: JSON.parse(String(body)), key: new Headers(headers).get('Idempotency-Key') })
    const given = reply()
    if (given instanceof Error) throw given
    return given.clone()
  })
  const app = await renderInApp(() => {
    const [scan, setScan] = useState<Scan>(() =>
      scanOf({ products, scan_metadata: null, shelf_analysis: null }, new Map([[7, milk]]), null),
    )
    return { scan, ...useResults(scan, setScan) }
  }, '/product-recognition')
  const finding = (index: number): Finding => {
    const found = app.hook.current.scan.findings[index]
    if (found === undefined) throw new Error('There is no such card')
    return found
  }
  return { ...app, sent, finding }
}

const saved = answer(200, { success: true, message: 'ok', item: makeItem({ item_id: 12 }) })

test('a new product is added once and marked so', async () => {
  const { hook, sent, finding, said } = await results(() => saved)
  await hook.do(({ cards }) => cards.add(finding(0), { as: 'new' }))
  await hook.until(() => expect(said()).toEqual(['Green Tea has been added to your inventory!']))
  expect(sent.map(({ path }) => path)).toEqual(['/api/inventory'])
  expect(finding(0).added).toBe(12)
  expect(hook.current.states.size).toBe(0)
})

test('a known one is a purchase of it', async () => {
  const { hook, sent, finding } = await results(() => saved)
  await hook.do(({ cards }) => cards.add(finding(1), { as: 'more', quantity_added: 2 }))
  expect(sent.map(({ path }) => path)).toEqual(['/api/inventory/7/purchase'])
})

test('what the photo shows of a known one becomes its stock, and Undo brings back what it was', async () => {
  const { hook, sent, finding, said } = await results(() => saved)
  await hook.do(({ cards }) => cards.add(finding(1), { as: 'all', item: makeItem({ version: 4 }), quantity: 3 }))
  await hook.until(() => expect(said()).toEqual(['Whole Milk is set to 3 pcs.']))
  expect(sent).toMatchObject([{ path: '/api/inventory/7', method: 'PUT', body: { quantity: 3 } }])
  expect(finding(1).added).toBe(7)
})

test('a lost answer says so on the card, and the next try counts once', async () => {
  const { hook, sent, finding } = await results(() => new TypeError('network'))
  await hook.do(({ cards }) => cards.add(finding(0), { as: 'new' }))
  expect(hook.current.states.get('product-0')).toEqual({
    kind: 'failed',
    text: 'Failed to add inventory item. Please try again.',
  })
  await hook.do(({ cards }) => cards.add(finding(0), { as: 'new' }))
  expect(sent).toHaveLength(2)
  expect(sent[1]?.key).toBe(sent[0]?.key)
})

test('nothing is confirmed where nothing is selected', async () => {
  const { hook, said } = await results(() => saved)
  await hook.do(({ confirm }) => expect(confirm()).toBe(false))
  expect(said()).toEqual(['Please select at least one product to add to inventory'])
  await hook.do(({ cards }) => cards.toggle('product-0'))
  await hook.do(({ confirm }) => expect(confirm()).toBe(true))
})

test('the selected go to batch add, from where Back leads here', async () => {
  const { hook, location } = await results(() => saved)
  await hook.do(({ cards }) => cards.toggle('product-1'))
  await hook.do(({ toBatch }) => toBatch('selected'))
  expect(location()).toMatchObject({
    pathname: '/inventory/batch-add',
    state: { products: [{ known: { item_id: 7 } }], returnPath: '/product-recognition', return_is_behind: true },
  })
})
