import { expect, test } from '../support/fixtures.ts'
import { createItem, dayFromToday, milk } from '../support/items.ts'
import { button, sizes } from '../support/screen.ts'

test('a toast that stands at the top leaves it to a sheet that opens', async ({ signedIn: page, api }) => {
  await page.setViewportSize(sizes.phone)
  await createItem(api, { ...milk, quantity: 9, expiry_date: dayFromToday(-1) })
  await page.goto('/inventory')
  const use = button(page, 'Use 1 l of Whole Milk')
  // Where the thumb is, a toast would be in its way.
  await use.evaluate((element) =>
    Object.assign(element.closest('li')?.style ?? {}, { position: 'fixed', bottom: '90px', zIndex: '2000' }),
  )
  await use.click()
  // Behind the sheet it is no status to a reader.
  const toast = page.getByText('1 l of Whole Milk used.')
  const top = async () => (await toast.boundingBox())?.y ?? 0
  await expect.poll(top).toBeLessThan(150)
  await page.getByRole('banner').getByRole('button', { name: 'Notices', exact: true }).click()
  const first = page.getByRole('dialog', { name: 'Notices' }).getByRole('button', { name: /^Gone off/ })
  await expect(first).toBeVisible()
  await expect.poll(top).toBeGreaterThan(600)
  await first.click()
  await expect(first).toHaveAttribute('aria-expanded', 'false')
})
