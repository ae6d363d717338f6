import { expect, type Locator, type Page } from '@playwright/test'

/** The two ends of what people hold this on. */
export const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1400, height: 900 } }

/** An input by the name the specification gives it; the words beside it may change, the name may not. */
export function field(page: Page, name: string): Locator {
  return page.locator(`main [name="${name}"]`)
}

/** Types into several fields by their names. */
export async function fillFields(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value)
}

/** A field in error says so to everybody: marked invalid, and its sentence is what a screen reader adds to the name. */
export async function expectFieldError(page: Page, name: string, sentence: string): Promise<void> {
  await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true')
  await expect(field(page, name)).toHaveAccessibleDescription(sentence)
  await expect(page.locator('main').getByText(sentence, { exact: true })).toBeVisible()
}

/** The counterpart: nothing is wrong with this field any more. */
export async function expectNoFieldError(page: Page, name: string): Promise<void> {
  await expect(field(page, name)).not.toHaveAttribute('aria-invalid', 'true')
}

/** A button of the screen, not of the bars around it. */
export function button(page: Page, name: string): Locator {
  return page.locator('main').getByRole('button', { name, exact: true })
}

/** The screen's own title. */
export function title(page: Page, name: string): Locator {
  return page.locator('main').getByRole('heading', { level: 1, name })
}
