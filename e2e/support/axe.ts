import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

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

/** There are no frames here, so that axe need not open a page of its own to join what it found in them. */
function createAxe(page: Page, colorScheme: 'dark' | 'light'): AxeBuilder {
  const axe = new AxeBuilder({ page }).setLegacyMode(true)
  return colorScheme === 'dark' ? axe.withRules(colour_rules) : axe
}

/** The whole page against every rule of axe, best practices included, in light and dark as the system sets them. */
export async function expectNoViolations(page: Page): Promise<void> {
  expect(page.frames()).toHaveLength(1)
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme)
    await finishAnimations(page)
    const { violations } = await createAxe(page, colorScheme).analyze()
    const found = violations.map(
      ({ id, nodes }) => `${colorScheme} ${id}: ${nodes.map((node) => node.html).join(' | ')}`,
    )
    expect(found).toEqual([])
  }
}
