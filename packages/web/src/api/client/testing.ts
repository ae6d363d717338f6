import { type Item } from '@larder/contract/item'
import { vi } from 'vitest'

type Answer = Response | Error | (() => Response)

/** What a server would answer. */
export function answer(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(status === 304 ? null : JSON.stringify(body), { status, headers })
}

/** Stands in for the network, the one part that cannot run in a unit test; the last answer repeats. */
export function stubFetch(...answers: Answer[]) {
  let next = 0
  const fetch = vi.fn<(address: string, request?: RequestInit) => Promise<Response>>(async () => {
    const given = answers[Math.min(next++, answers.length - 1)]
    if (typeof given === 'function') return given()
    if (given instanceof Response) return given.clone()
    throw given
  })
  vi.stubGlobal('fetch', fetch)
  return fetch
}

/** An item of the household. */
export function makeItem(details: Partial<Item> = {}): Item {
  return {
    item_id: 7,
    item_name: 'Whole Milk',
    description: null,
    category: 'Dairy',
    quantity: 2,
    unit_of_measure: 'pcs',
    purchase_date: null,
    expiry_date: null,
    location: null,
    low_stock_threshold: null,
    notes: null,
    brand: null,
    item_weight: null,
    item_weight_unit: null,
    image_url: null,
    ...details,
  }
}
