import { expect, test } from '../support/fixtures.ts'
import { card, createItems, milk } from '../support/items.ts'
import { button, field, title } from '../support/screen.ts'

const count = 300
const nameOf = (index: number) => `Jar ${String(index).padStart(3, '0')}`

test.beforeEach(async ({ api }) => {
  await createItems(
    api,
    Array.from({ length: count }, (_, index) => ({ ...milk, item_name: nameOf(index) })),
  )
})

test('hundreds of cards: few exist, all can be reached, and Back leads to where one was', async ({
  signedIn: page,
}) => {
  await page.goto('/inventory')
  await expect(card(page, nameOf(0))).toBeVisible()
  await expect(page.getByText('300 items')).toBeVisible()
  const items = page.getByRole('list', { name: 'Items' }).getByRole('listitem')
  await expect(items.first()).toHaveAttribute('aria-setsize', '300')
  expect(await items.count()).toBeLessThan(100)

  await expect(async () => {
    await page.keyboard.press('End')
    await expect(card(page, nameOf(count - 1))).toBeInViewport({ timeout: 500 })
  }).toPass()
  const place = await page.evaluate(() => window.scrollY)
  await card(page, nameOf(count - 1))
    .getByRole('link', { name: 'View' })
    .click()
  await expect(title(page, nameOf(count - 1))).toBeInViewport()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(card(page, nameOf(count - 1))).toBeInViewport()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place)
})

test('saving returns to the card that was edited', async ({ signedIn: page }) => {
  await page.goto('/inventory')
  await expect(card(page, nameOf(0))).toBeVisible()
  await expect(async () => {
    await page.keyboard.press('End')
    await expect(card(page, nameOf(count - 1))).toBeInViewport({ timeout: 500 })
  }).toPass()
  await card(page, nameOf(count - 1))
    .getByRole('link', { name: 'Edit' })
    .click()
  await field(page, 'quantity').fill('9')
  await button(page, 'Save Changes').click()
  await expect(card(page, nameOf(count - 1))).toBeInViewport()
  await expect(card(page, nameOf(count - 1))).toContainText('9 l')
})

test('on paper every item stands, as the filters leave them; a search that leaves few cards shows them all', async ({
  signedIn: page,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'yes')
  })
  await page.goto('/inventory?group=category')
  await expect(page.getByRole('heading', { level: 2, name: nameOf(0) })).toBeVisible()
  await button(page, 'Print').click()
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes')
  // The browser takes its picture right after it has told of it.
  const rowsAfter = (name: string) =>
    page.evaluate((event) => {
      window.dispatchEvent(new Event(event))
      return document.querySelectorAll('tbody tr').length
    }, name)
  expect(await rowsAfter('beforeprint')).toBe(count)
  await rowsAfter('afterprint')
  await expect(page.getByRole('table')).toHaveCount(0)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows).toHaveCount(count + 1)
  const names = Array.from({ length: count }, (_, index) => nameOf(index))
  expect(await page.getByRole('table').locator('td:first-child').allTextContents()).toEqual(names)
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Dairy'])
  await expect(page.getByRole('paragraph')).toHaveText('300 items')
  await expect(rows.last()).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('link')).toHaveCount(0)

  await page.emulateMedia({ media: 'screen', colorScheme: 'light' })
  await expect(page.getByRole('table')).toHaveCount(0)
  await field(page, 'q').pressSequentially('jar 29')
  // Every word counts, wherever it stands: 029, 129 and 229 beside 290 to 299.
  await expect(page.getByText('13 of 300 items')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Dairy' }).getByRole('listitem')).toHaveCount(13)
  await page.emulateMedia({ media: 'print' })
  await expect(rows).toHaveCount(14)
})
