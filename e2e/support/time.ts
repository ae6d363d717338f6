import { type BrowserContext, expect, type Page } from '@playwright/test'

/**
 * A toast stays for 6 s and a dialog's last word for 1.5 s, which a busy machine may need for one look at the page: here
 * they stay for a minute and for 6 s. Tests about those times use a clock of their own, which takes the place of this one.
 */
export async function keepNotes(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const { setTimeout: wait } = window
    const patient_ms = new Map([
      [1500, 6_000],
      [6000, 60_000],
    ])
    const patient = (handler: TimerHandler, ms?: number, ...rest: unknown[]) =>
      wait(handler, patient_ms.get(ms ?? 0) ?? ms, ...rest)
    window.setTimeout = patient as typeof window.setTimeout
  })
}

/** Where time stands still: lets only as much of it pass as the screen needs to come to what is expected. */
export async function passUntil(page: Page, check: (options: { timeout: number }) => Promise<void>, step_ms = 5) {
  await expect(async () => {
    await page.clock.runFor(step_ms)
    await check({ timeout: 250 })
  }).toPass()
}
