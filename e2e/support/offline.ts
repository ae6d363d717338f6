import { type Browser, expect, type Page } from '@playwright/test'
import { type Account, serverUrl } from './api.ts'
import { signIn } from './fixtures.ts'
import { title } from './screen.ts'

/** What a browser says of calls that it cannot make. */
export const network_gone =
  /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_FAILED|An unknown error occurred when fetching the script/

/** The page's own store with the answers that it keeps, by their paths. */
async function listKept(page: Page): Promise<string[]> {
  return await page.evaluate(async () => {
    const found = (await indexedDB.databases()).find(({ name }) => name?.startsWith('larder '))
    if (found?.name === undefined) return []
    const { name } = found
    return await new Promise<string[]>((resolve) => {
      const opening = indexedDB.open(name)
      opening.addEventListener('success', () => {
        const reading = opening.result.transaction('answers').objectStore('answers').getAllKeys()
        reading.addEventListener('success', () => {
          opening.result.close()
          resolve(reading.result.map((key) => (JSON.parse(String(key)) as [string])[0]))
        })
      })
    })
  })
}

/** Opens the inventory as somebody who was here before: what is read is kept from then on. */
export async function openKept(page: Page): Promise<void> {
  await page.goto('/inventory')
  await expect(title(page, 'My Inventory')).toBeVisible()
  await page.reload()
  await expect(title(page, 'My Inventory')).toBeVisible()
  await untilKept(page, '/api/inventory', '/api/users/profile', '/api/household')
  // When nothing else happens, what toasts need is loaded, and only then the list of all other parts.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/parts.json')),
  )
}

/** Waits until these answers lie in the phone's own store. */
export async function untilKept(page: Page, ...paths: string[]): Promise<void> {
  await expect(async () => expect(await listKept(page)).toEqual(expect.arrayContaining(paths))).toPass()
}

/** Another phone that keeps the app, with nothing on it yet but who is signed in. */
export async function openOfflinePhone(browser: Browser, person: Account): Promise<Page> {
  const context = await browser.newContext({ baseURL: serverUrl(), serviceWorkers: 'allow' })
  const page = await context.newPage()
  await signIn(page, person.token)
  await openKept(page)
  return page
}

/** Takes the network away from every page of a phone, and waits until they know. */
export async function goOffline(page: Page): Promise<void> {
  const context = page.context()
  await context.setOffline(true)
  for (const one of context.pages()) await one.waitForFunction(() => !navigator.onLine)
}
