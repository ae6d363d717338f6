import type { Page } from '@playwright/test'
import { findViolations } from '../support/axe.ts'

const heights = { 390: 844, 768: 1024, 1400: 900 } as const
export type Width = keyof typeof heights
export const all_widths: readonly Width[] = [1400, 390, 768]

/** What was found in one state, at one width, in one theme. */
export interface Finding {
  state: string
  width: Width
  scheme: 'dark' | 'light'
  violations: string[]
}

/** The rules that depend on colours: everything else is the same in both themes, and checked in one. */
const colour_rules = ['color-contrast', 'link-in-text-block']

/**
 * The rules for one look; all of them where nothing is said, and none where it would say what another look said: a tablet shows
 * the parts of a phone or of a desk, and the colours of the dark theme are the same at any width.
 */
function rulesFor(width: Width, scheme: 'dark' | 'light', is_thorough: boolean): readonly string[] | undefined {
  if (is_thorough) return undefined
  if (width === 768) return []
  if (scheme === 'light') return undefined
  return width === 390 ? colour_rules : []
}

/** Sees a page at each of the widths in both themes, and leaves it as it was. */
export async function seePage(page: Page, widths: readonly Width[], is_thorough: boolean) {
  const before = page.viewportSize()
  const findings: Omit<Finding, 'state'>[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: heights[width] })
    for (const scheme of ['dark', 'light'] as const) {
      const rules = rulesFor(width, scheme, is_thorough)
      if (rules?.length === 0) continue
      findings.push({ width, scheme, violations: await findViolations(page, scheme, rules) })
    }
  }
  if (before) await page.setViewportSize(before)
  return findings
}
