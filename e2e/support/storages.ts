import type { Page } from '@playwright/test'

/** Everything that a browser keeps for the app, as text. */
export interface Storages {
  local: Record<string, string>
  session: Record<string, string>
  history: unknown
  /** The names of all databases. */
  databases: (string | undefined)[]
  /** The addresses of all answers in Cache Storage, and what the small ones say. */
  caches: Record<string, string>
  cookies: string[]
}

/** Opens every storage of the page's origin. */
export async function readStorages(page: Page): Promise<Storages> {
  const stored = await page.evaluate(async () => {
    const answers: Record<string, string> = {}
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const answer = await cache.match(request, { ignoreVary: true })
        answers[new URL(request.url).pathname] = (await answer?.text()) ?? ''
      }
    }
    return {
      local: { ...localStorage },
      session: { ...sessionStorage },
      history: history.state as unknown,
      databases: (await indexedDB.databases()).map(({ name }) => name),
      caches: answers,
    }
  })
  const cookies = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`)
  return { ...stored, cookies }
}

/** Which of these addresses the browser would still answer from its own memory of answers. */
export async function findCached(page: Page, addresses: readonly string[]): Promise<string[]> {
  return await page.evaluate(async (asked) => {
    const found: string[] = []
    for (const address of asked) {
      const answer = await fetch(address, { cache: 'only-if-cached', mode: 'same-origin' }).catch(() => null)
      if (answer?.ok) found.push(address)
    }
    return found
  }, addresses)
}
