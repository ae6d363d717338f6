import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { RunOptions, run } from 'axe-core'

// The wrapper's own run sends axe's readable source, over a megabyte, twice with every look; here the small one comes
// once with each document.
const of_the_wrapper = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'))
const source = readFileSync(of_the_wrapper.resolve('axe-core/axe.min.js'), 'utf8')

type Scheme = 'dark' | 'light'
type AxeWindow = Window & { axe?: { run: typeof run } }

/** Colours half-way through a fade have a contrast nobody ever sees, so animations with an end must reach it. */
async function finishAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime))
    await Promise.allSettled(ending.map((animation) => animation.finished))
  })
}

/** What the colours decide: everything else is the same in both themes and looked at once. */
const colour_rules = ['color-contrast', 'link-in-text-block']

/** Sets the theme as the system does, and answers with what axe has to say, a line for each rule. */
export async function findViolations(page: Page, scheme: Scheme, rules?: readonly string[]): Promise<string[]> {
  await page.emulateMedia({ colorScheme: scheme })
  await expect(page.locator('html')).toHaveCSS('color-scheme', scheme)
  await finishAnimations(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const options: RunOptions = {
    resultTypes: ['violations'],
    selectors: false,
    // There are no frames here.
    iframes: false,
    ...(rules ? { runOnly: { type: 'rule', values: [...rules] } } : {}),
  }
  return await page.evaluate(async (wanted) => {
    const { axe } = window as AxeWindow
    if (!axe) throw new Error('axe is not in the page')
    const { violations } = await axe.run(document, wanted)
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)
  }, options)
}

/** The whole page against every rule of axe, best practices included, in light and dark as the system sets them. */
export async function expectNoViolations(page: Page): Promise<void> {
  expect(page.frames()).toHaveLength(1)
  expect(await findViolations(page, 'dark', colour_rules), 'dark').toEqual([])
  expect(await findViolations(page, 'light'), 'light').toEqual([])
}
