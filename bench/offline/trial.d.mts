import type { Browser } from '@playwright/test'

export interface TrialResult {
  readonly lost: number
  readonly doubled: number
  readonly refused: readonly unknown[]
  /** Items whose quantity is not the sum of their journal. */
  readonly wrong: number
  /** Items that a phone shows with another quantity. */
  readonly differing: readonly string[]
  readonly accepted: number
  readonly kills: number
}

export function runTrial(settings: {
  browser: Browser
  server: object
  seed: number
  operations: number
}): Promise<TrialResult>
