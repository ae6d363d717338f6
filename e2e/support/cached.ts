import { expect, type Page } from '@playwright/test'

/** The paths of all cached files of the app. */
export async function cachedFiles(page: Page): Promise<string[]> {
  return await page.evaluate(async () => {
    const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
    return kept.flat().map(({ url }) => new URL(url).pathname)
  })
}

/** Waits until the worker has cached the app shell and all scripts, a certain file among them: the app opens without a network. */
export async function untilCached(page: Page, file = /assets/): Promise<void> {
  await page.evaluate(async () => await navigator.serviceWorker.ready)
  await expect(async () => {
    const kept = await cachedFiles(page)
    expect(kept).toEqual(expect.arrayContaining(['/index.html', expect.stringMatching(file)]))
    const parts: string[] = await page.evaluate(async () => await (await fetch('/parts.json')).json())
    expect(parts.filter((path) => !kept.includes(path))).toEqual([])
  }).toPass({ timeout: 40_000 })
}
