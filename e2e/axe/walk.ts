import type { Browser, Page } from '@playwright/test'
import type { Account, ApiClient } from '../support/api.ts'
import type { Width } from './sight.ts'

/** Looks at the page as it stands, at every width or at those named; in a browser of its own it says which page. */
export type Look = (state: string, options?: { widths?: readonly Width[]; page?: Page }) => Promise<void>

export interface Walker {
  page: Page
  api: ApiClient
  account: Account
  browser: Browser
  look: Look
}

/** A way through some screens and dialogs in one page, with a look at each of their states. */
export interface Walk {
  name: string
  /** The addresses of app/screen-table.ts that it comes by. */
  screens: readonly string[]
  logged_out?: boolean
  go: (walker: Walker) => Promise<void>
}
