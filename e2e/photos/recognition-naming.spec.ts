import { recordCalls } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'
import { card, createItem } from '../support/items.ts'
import {
  answerRecognition,
  chooseImage,
  drawShelf,
  openResults,
  photoBox,
  productCard,
  soup,
  tea,
} from '../support/recognition.ts'
import { button, sizes } from '../support/screen.ts'
import { recordWait } from '../support/wait.ts'

const box = { x: 0.05, y: 0.15, width: 0.25, height: 0.7 }
const oats = { product_name: 'Oat Flakes', brand: 'Mill', category: 'Grains' }
const thing = { box, boxes: [box], read_text: null, suggestions: [oats], crop_ids: ['c1'] }
const other = { ...thing, box: { ...box, x: 0.68 }, boxes: [], read_text: 'QRX', suggestions: [], crop_ids: ['c2'] }

test('what has no name is named in two taps, added, and known in the next photo', async ({ signedIn: page, api }) => {
  test.slow()
  const item = { category: 'Other', quantity: 1, unit_of_measure: 'pcs' }
  await createItem(api, { ...item, item_name: 'Green Tea' })
  await createItem(api, { ...item, item_name: 'Crunchy Breakfast' })
  const photo = await drawShelf(['GREEN TEA', 'ZARBO BLIMB'])
  const confirmations: number[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('/crops')) confirmations.push(response.status())
  })
  await openResults(page, photo)
  await expect(page.getByText('1 product(s) identified!')).toBeVisible()
  await expect(page.getByRole('heading', { name: '1 Product(s) Identified' })).toBeVisible()
  await expect(productCard(page, 'Unknown Product')).toHaveCount(0)
  const group = button(page, '1 more thing')
  await expect(group).toHaveAttribute('aria-expanded', 'false')
  await group.click()
  await page.getByRole('button', { name: /^Thing 1/ }).click()
  await page
    .getByRole('list', { name: 'What it may be' })
    .getByRole('button', { name: /Crunchy Breakfast\s*In your inventory/ })
    .click()
  await expect(page.getByRole('heading', { name: '2 Product(s) Identified' })).toBeVisible()
  await expect(productCard(page, 'Crunchy Breakfast')).toContainText('Named by you')
  await expect(page.getByRole('checkbox', { name: 'Select Crunchy Breakfast' })).toBeChecked()
  await expect(group).toHaveCount(0)
  await productCard(page, 'Crunchy Breakfast').getByRole('button', { name: 'Add to Inventory' }).click()
  await expect(page.getByText('Crunchy Breakfast has been added to your inventory!')).toBeVisible()
  await expect.poll(() => confirmations).toEqual([200])
  await button(page, 'Scan More Products').click()
  await chooseImage(page, photo)
  await button(page, 'Identify Products').click()
  await expect(page.getByRole('heading', { name: '2 Product(s) Identified' })).toBeVisible({ timeout: 60_000 })
  await expect(productCard(page, 'Crunchy Breakfast')).toContainText('You have 2 pcs')
  await expect(group).toHaveCount(0)
})

test('things lie folded below the products, are shown where they stand, and may be typed', async ({
  signedIn: page,
}) => {
  await page.setViewportSize(sizes.phone)
  await answerRecognition(page, [{ ...tea, box: { ...box, x: 0.36 } }], { unnamed: [thing, other] })
  const sent = recordCalls(page, 'POST', '/api/inventory')
  await openResults(page)
  await expect(page.getByText('1 product(s) identified!')).toBeVisible()
  await expect(page.getByRole('main').getByText('7', { exact: true })).toBeVisible()
  await expect(photoBox(page, '')).toHaveCount(1)
  await button(page, '2 more things').click()
  await button(page, 'Thing 2: QRX').click()
  await expect(page.getByText('Read on it: QRX')).toBeVisible()
  await page.getByRole('form', { name: 'What is it?' }).getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(button(page, 'Thing 2: QRX')).toBeFocused()
  await page.keyboard.press('Enter')
  const form = page.getByRole('form', { name: 'What is it?' })
  await form.locator('[name=item_name]').fill('Quince Jam')
  await form.getByRole('button', { name: 'Save Name' }).click()
  await expect(page.getByRole('heading', { name: '2 Product(s) Identified' })).toBeVisible()
  await expect(page.getByRole('main').getByText('8', { exact: true })).toBeVisible()
  await button(page, '1 more thing').focus()
  await button(page, 'Thing 1').press('Enter')
  await form.getByRole('button', { name: /Oat Flakes\s*Mill/ }).press('Enter')
  await expect(page.getByRole('heading', { name: '3 Product(s) Identified' })).toBeVisible()
  await button(page, 'Add Selected (2)').click()
  const dialog = page.getByRole('dialog', { name: 'Add Selected Products' })
  await expect(dialog.getByRole('listitem')).toHaveText([/Quince Jam\s*1 pc/, /Oat Flakes\s*1 pc/])
  await dialog.getByRole('button', { name: 'Review and Add' }).click()
  await button(page, 'Add All to Inventory').click()
  await expect(page.getByText('Added 2 of 2 products to inventory')).toBeVisible()
  expect(sent).toMatchObject([{ item_name: 'Quince Jam' }, { item_name: 'Oat Flakes', brand: 'Mill' }])
  await button(page, 'Finish').click()
  await expect(productCard(page, 'Oat Flakes').getByText('In your inventory')).toBeVisible()
})

test('where nothing is named its sentence is shown, and what was seen can still be named', async ({
  signedIn: page,
}) => {
  await answerRecognition(page, [], { unnamed: [thing] })
  await page.goto('/product-recognition')
  await chooseImage(page, await drawShelf())
  await button(page, 'Identify Products').click()
  const alert = page.locator('main').getByRole('alert')
  await expect(alert).toContainText('No products recognized in the image. Please try a different image or angle.')
  await expect(button(page, '1 thing without a name')).toHaveAttribute('aria-expanded', 'true')
  await button(page, 'Thing 1').click()
  await page.getByRole('button', { name: /Oat Flakes/ }).click()
  await expect(alert).toHaveCount(0)
  await expect(page.getByRole('heading', { name: '1 Product(s) Identified' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'Select Oat Flakes' })).toBeChecked()
})

test('the dialog of a product changes its name too', async ({ signedIn: page, api }) => {
  await createItem(api, { item_name: 'Mint Tea', category: 'Beverages', quantity: 1, unit_of_measure: 'pcs' })
  await answerRecognition(page, [tea])
  await openResults(page)
  await productCard(page, 'Green Tea').getByRole('button', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Green Tea' })
  const name = dialog.getByLabel('Product Name')
  await expect(name).toHaveValue('Green Tea')
  await name.fill(' ')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await name.fill('mint tea')
  await dialog.locator('[name=quantity]').fill('4')
  await dialog.getByRole('button', { name: 'Save' }).click()
  const named = productCard(page, 'mint tea')
  await expect(named).toContainText('4 pcs')
  await named.getByRole('button', { name: 'Add to Inventory' }).click()
  await expect(named.getByText('In your inventory')).toBeVisible()
  await page.goto('/inventory')
  await expect(card(page, 'Mint Tea')).toContainText('5 pcs')
})

test('what was found is kept for another photo where that is wanted', async ({ signedIn: page }) => {
  await answerRecognition(page, [{ ...tea, box }])
  await openResults(page)
  await page.getByRole('checkbox', { name: 'Select Green Tea' }).check()
  await button(page, 'Keep These and Scan More').click()
  await expect(page.getByText('1 product is kept. The next photo adds to it.')).toBeVisible()
  await button(page, 'Back to Products').click()
  await expect(page.getByRole('checkbox', { name: 'Select Green Tea' })).toBeChecked()
  await button(page, 'Keep These and Scan More').click()
  await page.unroute('**/api/inventory/recognize-product')
  await answerRecognition(page, [{ ...soup, box: { ...box, x: 0.5 } }])
  await chooseImage(page, await drawShelf(['TOMATO SOUP']))
  await button(page, 'Identify Products').click()
  await expect(page.getByRole('heading', { name: '2 Product(s) Identified' })).toBeVisible()
  await expect(button(page, 'Add Selected (1)')).toBeVisible()
  await expect(button(page, 'Photo 2')).toHaveAttribute('aria-pressed', 'true')
  await expect(photoBox(page, '2: Tomato Soup')).toBeVisible()
  await button(page, 'Show Green Tea in the photo').click()
  await expect(photoBox(page, '1: Green Tea')).toBeFocused()
  await expect(button(page, 'Photo 1')).toHaveAttribute('aria-pressed', 'true')
  await button(page, 'Scan More Products').click()
  await expect(button(page, 'Upload Image')).toBeVisible()
  await expect(page.getByText('1 product is kept.')).toHaveCount(0)
})

test('the stages of a photo go by on its answer, and nothing moves', async ({ signedIn: page }) => {
  test.slow()
  await page.goto('/product-recognition')
  await chooseImage(page, await drawShelf())
  const readWait = await recordWait(page)
  const place = () =>
    button(page, 'Identify Products').evaluate((element) => element.getBoundingClientRect().y + window.scrollY)
  const before = await place()
  await button(page, 'Identify Products').click()
  await expect(page.getByText('Analyzing the image, please wait...')).toBeVisible()
  await expect(page.getByText('Looking for products...')).toBeVisible()
  expect(await place()).toBe(before)
  await expect(page.getByRole('heading', { name: /Product\(s\) Identified/ })).toBeVisible({ timeout: 60_000 })
  const said = (await readWait()).map((text) => text.replace(/\d+%$|\d+ of \d+ labels$/, ''))
  const stages = said.filter((text, index) => text !== said[index - 1] && text !== 'Reading labels...')
  expect(stages.slice(stages.indexOf('Looking for products...'))).toEqual([
    'Looking for products...',
    'Naming what was found...',
  ])
})
