import type { Browser, Page } from '@playwright/test'

export interface SlowVisit {
  url: string
  token?: string
  width: number
}

export interface Shift {
  /** Of the worst session window. */
  worst: number
  moved: { value: number; parts: string[] }[]
}

export function openSlowPage(browser: Browser, visit: SlowVisit): Promise<Page>
export function settle(page: Page): Promise<void>
export function takeShift(page: Page): Promise<Shift>
export function goInside(page: Page, path: string): Promise<void>
