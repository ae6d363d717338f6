import { expect, test } from '../support/fixtures.ts'
import { card, createItem } from '../support/items.ts'
import { chooseImage, drawShelf, openResults, productCard } from '../support/recognition.ts'
import { button, title } from '../support/screen.ts'

test('a photo of a shelf becomes items of the inventory, and more of what is there', async ({
  signedIn: page,
  api,
}) => {
  test.slow()
  const names = ['Green Tea', 'Tomato Soup', 'Oat Flakes']
  for (const item_name of names) {
    await createItem(api, { item_name, category: 'Other', quantity: 1, unit_of_measure: 'pcs' })
  }
  const confirmations: number[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('/crops')) confirmations.push(response.status())
  })
  await openResults(page, await drawShelf())
  await expect(page.getByRole('heading', { name: '3 Product(s) Identified' })).toBeVisible()
  for (const name of names) await expect(productCard(page, name)).toContainText('1 pc')
  await button(page, 'Add All Items').click()
  await expect(title(page, 'Batch Add')).toBeVisible()
  for (const name of names) {
    await expect(productCard(page, name).getByRole('checkbox', { name: `Add to ${name}` })).toBeChecked()
  }
  await button(page, 'Add All to Inventory').click()
  await expect(page.getByText('Added 3 of 3 products to inventory')).toBeVisible()
  await expect.poll(() => confirmations).toEqual([200, 200, 200])
  await button(page, 'Finish').click()
  await expect(page.getByText('Everything in this photo is in your inventory.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Back to Inventory' }).click()
  for (const name of names) await expect(card(page, name)).toContainText('2 pcs')
})

test('a photo of nothing says so', async ({ signedIn: page }) => {
  test.slow()
  await page.goto('/product-recognition')
  await chooseImage(page, await drawShelf([]))
  await button(page, 'Identify Products').click()
  await expect(
    page.getByText('No products recognized in the image. Please try a different image or angle.'),
  ).toBeVisible({ timeout: 60_000 })
})
