import { expect, test } from '../support/fixtures.ts'
import { card, createItem } from '../support/items.ts'
import { openCard, openReview } from '../support/receipts.ts'
import { button, title } from '../support/screen.ts'

test('a photo of a receipt becomes items of the inventory, and more of what is there', async ({
  signedIn: page,
  api,
}) => {
  test.slow()
  await createItem(api, { item_name: 'Brown Bread', category: 'Bakery', quantity: 1, unit_of_measure: 'pcs' })
  await openReview(page)
  await expect(page.getByText('Successfully extracted 5 items from your receipt!')).toBeVisible()
  await expect(page.getByText('5 item(s) found')).toBeVisible()
  await expect(page.getByText('Merchant: GREEN VALLEY MARKET')).toBeVisible()
  await expect(page.getByText('Date: 3/14/2026')).toBeVisible()
  await expect(page.getByText('The items add up to the total.')).toBeVisible()

  const milk = await openCard(page, 'WHOLE MILK 1L')
  await expect(milk.locator('[name=category]')).toHaveValue('Dairy')
  await expect(milk.locator('[name=quantity]')).toHaveValue('1')
  await expect(milk.locator('[name=unit_of_measure]')).toHaveValue('pcs')
  await expect(milk.locator('[name=price]')).toHaveValue('1.29')
  const chicken = await openCard(page, 'CHICKEN BREAST')
  await expect(chicken.locator('[name=category]')).toHaveValue('Meat')
  const bread = await openCard(page, 'BROWN BREAD')
  await expect(bread.getByRole('checkbox', { name: 'Add to Brown Bread' })).toBeChecked()

  await milk.locator('[name=item_name]').fill('Whole Milk')
  await button(page, 'Add All Items to Inventory').click()
  await expect(page).toHaveURL('/inventory')
  await expect(title(page, 'My Inventory')).toBeVisible()
  await expect(page.getByText('Successfully added 5 item(s) from receipt to your inventory.')).toBeVisible()
  await expect(card(page, 'Whole Milk')).toBeVisible()
  await expect(card(page, 'Brown Bread')).toContainText('2 pcs')
  await expect(page.getByRole('list', { name: 'Items' }).getByRole('listitem')).toHaveCount(5)
})

test('the line of a card lights up in the photo', async ({ signedIn: page }) => {
  test.slow()
  await openReview(page)
  await expect(page.getByTestId('receipt-line')).toHaveCount(0)
  const photo = page.getByRole('img', { name: 'Photo of the receipt' })
  const placeOf = async (name: string) => {
    const opened = await openCard(page, name)
    await opened.locator('[name=price]').focus()
    const light = page.getByTestId('receipt-line')
    await expect(light).toBeVisible()
    await light.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)))
    const [line, whole] = [await light.boundingBox(), await photo.boundingBox()]
    if (!line || !whole) throw new Error('Nothing to be seen')
    return (line.y + line.height / 2 - whole.y) / whole.height
  }
  // The text of row n stands with its feet at (n + 2) of 16 rows.
  expect(await placeOf('WHOLE MILK 1L')).toBeCloseTo(5.75 / 16, 1)
  expect(await placeOf('ORANGE JUICE')).toBeCloseTo(9.75 / 16, 1)
})
