import type { Locator, Page } from '@playwright/test'
import type { ApiClient } from './api.ts'

export interface StoredItem {
  item_id: number
  item_name: string
  quantity: number
  version: number
}

export const milk = { item_name: 'Whole Milk', category: 'Dairy', quantity: 2, unit_of_measure: 'l' }
export const tea = { item_name: 'Green Tea', category: 'Beverages', quantity: 3, unit_of_measure: 'box' }

/** Puts an item into the household's inventory without the screen. */
export async function createItem(api: ApiClient, fields: object): Promise<StoredItem> {
  return (await api.json<{ item: StoredItem }>('POST', '/api/inventory', fields)).item
}

/** Many items, a few requests at a time: a test waits for the screen, not for its own preparation. */
export async function createItems(api: ApiClient, items: readonly object[]): Promise<void> {
  const waiting = [...items]
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await createItem(api, next)
  }
  await Promise.all(Array.from({ length: 8 }, work))
}

/** A calendar day some days from today where the household lives. */
export function dayFromToday(days: number, time_zone = 'America/New_York'): string {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: time_zone }).format(new Date())
  const moved = new Date(`${today}T00:00:00Z`)
  moved.setUTCDate(moved.getUTCDate() + days)
  return moved.toISOString().slice(0, 10)
}

/** The card of an item in the list. */
export function card(page: Page, item_name: string): Locator {
  return page
    .getByRole('list', { name: 'Items' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: item_name, exact: true }) })
}

/** Arrives at an address with navigation state, as from another screen of the app. */
export async function arriveWith(page: Page, path: string, state: object): Promise<void> {
  await page.goto(path)
  await page.evaluate((usr) => history.replaceState({ usr, key: 'arrival', idx: 0 }, ''), state)
  await page.reload()
}

const isInventory = (url: URL) => url.pathname === '/api/inventory'

/** Refuses to save the item of that name. Returns a function that undoes it. */
export async function refuseItem(page: Page, item_name: string, message?: string) {
  await page.route(isInventory, async (route) => {
    const body = route.request().postDataJSON() as { item_name?: string } | null
    if (body?.item_name !== item_name) return await route.fallback()
    await route.fulfill(message === undefined ? { status: 502, body: 'Oops' } : { status: 400, json: { message } })
  })
  return () => page.unroute(isInventory)
}
