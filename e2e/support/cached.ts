import { expect, type Page } from '@playwright/test'

/** The paths of all cached files of the app. */
export async function cachedFiles(page: Page): Promise<string[]> {
  return await page.evaluate(async () => {
    const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
    return kept.flat().map(({ url }) => new URL(url).pathname)
  })
}

/** Waits until the worker has cached the app shell and all scripts, a certain file among them. */
export async function untilCached(page: Page, file: RegExp): Promise<void> {
  await page.evaluate(async () => await navigator.serviceWorker.ready)
  await expect(async () => {
    const kept = await cachedFiles(page)
    expect(kept).toEqual(expect.arrayContaining(['/index.html', expect.stringMatching(file)]))
    const parts: string[] = await page.evaluate(async () => await (await fetch('/parts.json')).json())
    expect(parts.filter((path) => !kept.includes(path))).toEqual([])
  }).toPass({ timeout: 20_000 })
}

/** Waits until this phone keeps the answer to a question for a time without a network. */
export async function untilKept(page: Page, path: string): Promise<void> {
  const listKept = () =>
    page.evaluate(async () => {
      // oxlint-disable-next-line consistent-function-scoping -- it runs in the page
      const done = <Value>(request: IDBRequest<Value>) =>
        new Promise<Value>((resolve, reject) => {
          request.addEventListener('success', () => resolve(request.result))
          request.addEventListener('error', () => reject(request.error))
        })
      const names = (await indexedDB.databases())
        .map(({ name = '' }) => name)
        .filter((name) => name.startsWith('larder '))
      const keys = names.map(async (name) => {
        const database = await done(indexedDB.open(name))
        const kept = await done(database.transaction('answers').objectStore('answers').getAllKeys())
        database.close()
        return kept
      })
      return (await Promise.all(keys)).flat().map((key) => String((JSON.parse(String(key)) as unknown[])[0]))
    })
  await expect.poll(listKept, { timeout: 30_000 }).toContain(path)
}
