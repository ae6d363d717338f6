import type { Page, Route } from '@playwright/test'

type Json = Readonly<Record<string, unknown>>
type Answer = readonly [status: number, body: unknown]

/** A pixel that the page's policy lets it show. */
export const picture = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

const user = { username: 'ada', email: 'ada@example.com', first_name: 'Ada', last_name: 'Byron' }
const nothing = [204, null] as const

/** A server with the specification's calls and shapes, and nothing of ours: it says as little as it may. */
export function createSpecificationServer() {
  const items = new Map<number, Json>()
  const sent: { readonly call: string; readonly body: Json }[] = []
  const uses: Json[] = []
  let last_id = 0

  const change = (id: number, quantity: unknown): void => void items.set(id, { ...items.get(id), quantity })

  function answerItem(method: string, id: number, part: string | undefined, body: Json): Answer {
    const item = items.get(id)
    if (item === undefined) return [404, { message: 'Not found' }]
    if (method === 'GET' && part === undefined) return [200, item]
    if (method === 'PUT') return (items.set(id, { ...body, item_id: id }), nothing)
    if (method === 'DELETE') return (items.delete(id), nothing)
    if (part === 'consume') {
      const previous_quantity = Number(item['quantity'])
      const new_quantity = Number(body['new_quantity'])
      const consumed_quantity = previous_quantity - new_quantity
      uses.push({ date: '2026-11-17', consumed_quantity, previous_quantity, new_quantity, notes: null })
      return (change(id, new_quantity), [200, { success: true, message: 'Done' }])
    }
    if (part === 'purchase') return (change(id, Number(item['quantity']) + Number(body['quantity_added'])), nothing)
    if (part === 'prediction') return [200, { success: false, message: 'Not enough data' }]
    if (part === 'consumption-history') return [200, { consumption_history: uses }]
    if (part === 'purchase-history') return [200, { purchase_history: [] }]
    return [200, {}]
  }

  function listToBuy(): Json {
    const lines = [...items.values()].map(({ item_id, item_name, category, quantity, unit_of_measure }) => ({
      item_id,
      item_name,
      category,
      brand: null,
      current_quantity: quantity,
      unit_of_measure,
      suggested_quantity: 2,
      is_low_stock: false,
      days_until_depletion: null,
      confidence_level: 0.5,
    }))
    return { success: true, shopping_list: lines }
  }

  function answer(method: string, path: string, body: Json): Answer {
    const [, id, part] = /^\/api\/inventory\/(\d+)(?:\/([\w-]+))?$/.exec(path) ?? []
    if (id !== undefined) return answerItem(method, Number(id), part, body)
    switch (`${method} ${path}`) {
      case 'POST /api/auth/login':
        return [200, { token: 'abc', user }]
      case 'GET /api/users/profile':
        return [200, user]
      case 'GET /api/inventory':
        return [200, [...items.values()]]
      case 'POST /api/inventory':
        last_id += 1
        items.set(last_id, { ...body, item_id: last_id })
        return [201, { item: { item_id: last_id } }]
      case 'GET /api/inventory/categories':
        return [200, ['Dairy', 'Grains']]
      case 'GET /api/inventory/predictions':
        return [200, {}]
      case 'GET /api/shopping-list':
        return [200, listToBuy()]
      case 'POST /api/inventory/lookup-barcode':
        return [200, { success: true, product_name: 'Oats', image_url: picture }]
      default:
        return [404, { message: 'Not Found' }]
    }
  }

  async function handle(route: Route): Promise<void> {
    const request = route.request()
    const { pathname } = new URL(request.url())
    const body = (request.postDataJSON() ?? {}) as Json
    const call = `${request.method()} ${pathname}`
    if (request.method() !== 'GET') sent.push({ call, body })
    const [status, json] = answer(request.method(), pathname, body)
    await route.fulfill(json === null ? { status } : { status, json })
  }

  return {
    /** Answers every call of a page. */
    answerFor: (page: Page) => page.route((url) => url.pathname.startsWith('/api/'), handle),
    /** What was sent by such a call. */
    sentTo: (call: string): Json[] => sent.filter((one) => one.call === call).map(({ body }) => body),
    items: (): Json[] => [...items.values()],
  }
}
