import { failCall, recordCalls } from './support/calls.ts'
import { expect, test } from './support/fixtures.ts'
import { card, createItem, milk } from './support/items.ts'
import { answerRecognition, oats, openResults, photoBox, productCard, soup, tea } from './support/recognition.ts'
import { button, sizes } from './support/screen.ts'

const box = { x: 0.05, y: 0.15, width: 0.25, height: 0.7 }
const other_box = { x: 0.36, y: 0.15, width: 0.25, height: 0.7 }

test('everything that the specification wants to be seen', async ({ signedIn: page }) => {
  await answerRecognition(page, [tea, soup, oats])
  await openResults(page)
  await expect(page.getByText('3 product(s) identified!')).toBeVisible()
  await expect(page.getByRole('heading', { name: '3 Product(s) Identified' })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByText('Total Items')).toBeVisible()
  await expect(main.getByText('7', { exact: true })).toBeVisible()
  await expect(main.getByText('64%', { exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Shelf Analysis' })).toContainText('Restock Green Tea: 1 left.')
  const first = productCard(page, 'Green Tea')
  await expect(first).toContainText('Very High 94%')
  await expect(first).toContainText('3 pcs')
  await expect(first).toContainText('Row 1, Columns 1-2')
  await expect(first).toContainText('Stock level: Low')
  await expect(first.getByText('Needs Restock', { exact: true })).toBeVisible()
  await expect(first.getByRole('progressbar', { name: 'Confidence' })).toHaveAttribute('aria-valuenow', '94')
  await expect(productCard(page, 'Tomato Soup')).toContainText('Medium 55%')
  await expect(productCard(page, 'Tomato Soup').getByText('Needs Restock')).toHaveCount(0)
  await expect(productCard(page, 'Oat Flakes')).toContainText('Very Low 20%')
  await button(page, 'Help').click()
  const help = page.getByRole('dialog', { name: 'About Product Recognition' })
  for (const band of ['Very High', 'High', 'Medium', 'Low', 'Very Low']) {
    await expect(help.getByText(band, { exact: true })).toBeVisible()
  }
  await help.getByRole('button', { name: 'Close' }).click()
  await button(page, 'Scan More Products').click()
  await expect(button(page, 'Upload Image')).toBeVisible()
})

test('selection by keyboard, its confirmation, and on to batch add', async ({ signedIn: page }) => {
  await answerRecognition(page, [tea, soup, oats])
  await openResults(page)
  await button(page, 'Add Selected (0)').click()
  await expect(page.getByText('Please select at least one product to add to inventory')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select Green Tea' }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('checkbox', { name: 'Select Green Tea' })).toBeChecked()
  await page.getByRole('checkbox', { name: 'Select Oat Flakes' }).focus()
  await page.keyboard.press('Space')
  await expect(button(page, 'Add selected products (2)')).toBeVisible()
  await button(page, 'Add Selected (2)').focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Add Selected Products' })
  await expect(dialog.getByRole('listitem')).toHaveText([/Green Tea\s*3 pcs/, /Oat Flakes\s*2 pcs/])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button(page, 'Add Selected (2)')).toBeFocused()
  await button(page, 'Add selected products (2)').click()
  await dialog.getByRole('button', { name: 'Review and Add' }).click()
  await expect(page).toHaveURL('/inventory/batch-add')
  await expect(page.getByRole('article')).toHaveCount(2)
  await button(page, 'Back').click()
  await expect(page).toHaveURL('/product-recognition')
  await expect(button(page, 'Add Selected (2)')).toBeVisible()
})

test('the badge of the cart stops at 99', async ({ signedIn: page }) => {
  const many = Array.from({ length: 101 }, (_, index) => ({ ...tea, product_name: `Tea ${index}` }))
  await answerRecognition(page, many)
  await openResults(page)
  await page.evaluate(() => {
    for (const input of document.querySelectorAll<HTMLInputElement>('article input')) input.click()
  })
  await expect(button(page, 'Add Selected (101)')).toBeVisible()
  await expect(page.locator('main').getByText('99+')).toBeVisible()
})

test('Edit keeps quantity, unit and notes, and Add to Inventory saves them', async ({ signedIn: page }) => {
  await answerRecognition(page, [tea, soup])
  const sent = recordCalls(page, 'POST', '/api/inventory')
  await openResults(page)
  const first = productCard(page, 'Green Tea')
  await first.getByRole('button', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Green Tea' })
  await expect(dialog.locator('[name=notes]')).toHaveValue('Row 1, Columns 1-2. Stock level: Low. Needs Restock!')
  await dialog.locator('[name=quantity]').fill('0')
  await dialog.locator('[name=unit_of_measure]').selectOption('g')
  await dialog.locator('[name=notes]').fill('Top shelf')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(first).toContainText('1 g')
  await expect(first).toContainText('Top shelf')
  await first.getByRole('button', { name: 'Add to Inventory' }).click()
  await expect(page.getByText('Green Tea has been added to your inventory!')).toBeVisible()
  await expect(first.getByText('In your inventory')).toBeVisible()
  await expect(first.getByRole('checkbox')).toHaveCount(0)
  expect(sent).toEqual([
    { item_name: 'Green Tea', quantity: 1, unit_of_measure: 'g', notes: 'Top shelf', brand: 'Hill', category: 'Other' },
  ])
  await page.reload()
  await expect(first.getByText('In your inventory')).toBeVisible()
  await first.getByRole('link', { name: 'View' }).click()
  await expect(page.getByRole('heading', { name: 'Green Tea' })).toBeVisible()
})

test("a card that is refused says the server's words and can be tried again", async ({ signedIn: page }) => {
  await answerRecognition(page, [tea])
  await openResults(page)
  const first = productCard(page, 'Green Tea')
  const heal = await failCall(page, 'POST', '/api/inventory', 400, 'Tea is not welcome')
  await first.getByRole('button', { name: 'Add to Inventory' }).click()
  await expect(first.getByText('Tea is not welcome')).toBeVisible()
  await heal()
  await first.getByRole('button', { name: 'Add to Inventory' }).click()
  await expect(first.getByText('In your inventory')).toBeVisible()
  await expect(page.getByText('Everything in this photo is in your inventory.')).toBeVisible()
  await button(page, 'Add All Items').click()
  await expect(page.getByText('No products detected to add to inventory')).toBeVisible()
})

test('a box leads to its card and a card to its box, by touch and by keys', async ({ signedIn: page }) => {
  await answerRecognition(page, [
    { ...tea, box, boxes: [box, { ...box, x: 0.68 }] },
    { ...soup, box: other_box },
  ])
  await page.setViewportSize(sizes.phone)
  await openResults(page)
  await expect(photoBox(page, '1: Green Tea')).toHaveCount(2)
  await photoBox(page, '2: Tomato Soup').click()
  await expect(productCard(page, 'Tomato Soup')).toBeFocused()
  await expect(productCard(page, 'Tomato Soup')).toBeInViewport()
  await expect(photoBox(page, '2: Tomato Soup')).toHaveAttribute('aria-current', 'true')
  await button(page, 'Show Green Tea in the photo').focus()
  await page.keyboard.press('Enter')
  await expect(photoBox(page, '1: Green Tea').last()).toHaveAttribute('aria-current', 'true')
  await expect(photoBox(page, '2: Tomato Soup')).toHaveAttribute('aria-current', 'false')
  await page.keyboard.press('Enter')
  await expect(productCard(page, 'Green Tea')).toBeFocused()
})

test('a wrong name is put right, and the right one is learned', async ({ signedIn: page, api }) => {
  const { item_id } = await createItem(api, { ...milk, quantity: 2, unit_of_measure: 'pcs' })
  const suggestions = [{ product_name: 'Oat Drink', brand: 'Grain', category: 'Beverages' }]
  await answerRecognition(page, [
    { ...oats, product_name: 'Unknown Product', read_text: 'WHL MLK', suggestions, crop_ids: ['c1'] },
  ])
  const learned = recordCalls(page, 'POST', `/api/inventory/${item_id}/crops`)
  await openResults(page)
  const unknown = productCard(page, 'Unknown Product')
  await expect(unknown).toContainText('Read on it: WHL MLK')
  await unknown.getByRole('button', { name: 'Add to Inventory' }).click()
  const name = unknown.locator('[name=item_name]')
  await expect(name).toBeFocused()
  await expect(unknown.getByRole('button', { name: /Oat Drink/ })).toBeVisible()
  await name.fill('whole')
  await unknown.getByRole('button', { name: /Whole Milk\s*In your inventory/ }).click()
  const named = productCard(page, 'Whole Milk')
  await expect(named).toContainText('Named by you')
  await named.getByRole('button', { name: 'Add to Whole Milk' }).click()
  await expect(named.getByText('In your inventory')).toBeVisible()
  await expect.poll(() => learned).toEqual([{ crop_ids: ['c1'] }])
  await page.goto('/inventory')
  await expect(card(page, 'Whole Milk')).toContainText('4 pcs')
})

test('pieces are never added to litres without asking', async ({ signedIn: page, api }) => {
  const { item_id } = await createItem(api, milk)
  const match = { item_id, item_name: 'Whole Milk', confidence: 0.9 }
  await answerRecognition(page, [{ ...tea, product_name: 'Whole Milk', match }])
  await openResults(page)
  const first = productCard(page, 'Whole Milk')
  await expect(first).toContainText('You have 2 l')
  await first.getByRole('button', { name: 'Add to Whole Milk' }).click()
  await first.getByLabel('How much is it, in l?').fill('1,5')
  await first.getByRole('button', { name: 'Record' }).click()
  await expect(first.getByText('In your inventory')).toBeVisible()
  await page.goto('/inventory')
  await expect(card(page, 'Whole Milk')).toContainText('3.5 l')
})

test('a reload and Back lose nothing; the navigation begins anew', async ({ signedIn: page }) => {
  await answerRecognition(page, [{ ...tea, box }, soup])
  await openResults(page)
  await page.getByRole('checkbox', { name: 'Select Tomato Soup' }).check()
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'Select Tomato Soup' })).toBeChecked()
  await expect(photoBox(page, '1: Green Tea')).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Inventory', exact: true }).click()
  await expect(page).toHaveURL('/inventory')
  await page.goBack()
  await expect(page.getByRole('checkbox', { name: 'Select Tomato Soup' })).toBeChecked()
  await page.getByRole('banner').getByRole('link', { name: 'Scan Product' }).click()
  await expect(button(page, 'Upload Image')).toBeVisible()
})
