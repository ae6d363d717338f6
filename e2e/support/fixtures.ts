import { test as base, expect, type Page } from '@playwright/test'
import { type Account, type ApiClient, createApiClient, registerAccount, serverUrl } from './api.ts'
import { keepNotes } from './time.ts'
import { type Watch, watchContext } from './watch.ts'

interface Fixtures {
  /** A fresh person, registered through the API. */
  account: Account
  /** The API in the name of that person. */
  api: ApiClient
  /** A page whose storage holds that person's token; nothing is loaded yet. */
  signedIn: Page
  /** Fails the test on console errors and third-party requests, whether it asks for it or not, and keeps notes open. */
  watch: Watch
}

/** Puts a token where the app reads it at startup, from a file of the same origin that runs nothing: no second page. */
export async function signIn(page: Page, token: string): Promise<void> {
  await page.goto(`${serverUrl()}/robots.txt`)
  await page.evaluate((value) => localStorage.setItem('token', value), token)
}

export const test = base.extend<Fixtures>({
  baseURL: async ({}, provide) => await provide(serverUrl()),
  watch: [
    async ({ context, serviceWorkers }, provide) => {
      const watch = watchContext(context, serverUrl())
      // Where the app may keep itself, it also prefetches, after a time that is kept from it elsewhere.
      if (serviceWorkers === 'block') await keepNotes(context)
      await provide(watch)
      // A call that is on its way when a test ends is nobody's failure.
      await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })))
      expect(watch.complaints()).toEqual([])
    },
    { auto: true },
  ],
  account: async ({}, provide) => await provide(await registerAccount()),
  api: async ({ account }, provide) => await provide(createApiClient(account.token)),
  signedIn: async ({ page, account }, provide) => {
    await signIn(page, account.token)
    await provide(page)
  },
})

export { expect }
