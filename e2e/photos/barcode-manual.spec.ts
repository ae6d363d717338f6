import type { Page } from '@playwright/test'
import { changeAnswer, cutCall, failCall, holdCall, recordCalls } from '../support/calls.ts'
import { refuseCamera } from '../support/camera.ts'
import { expect, test } from '../support/fixtures.ts'
import { card, createItem, dayFromToday, milk } from '../support/items.ts'
import { oats, unknown_code } from '../support/products.ts'
import { button, expectFieldError, field, title } from '../support/screen.ts'

const lookup = '/api/inventory/lookup-barcode'
const result = (page: Page) => page.locator('main').getByRole('region', { name: 'Result' })

test.beforeEach(async ({ page }) => await refuseCamera(page, 'NotFoundError'))

async function openManual(page: Page): Promise<void> {
  await page.goto('/barcode-scan')
  await expect(title(page, 'Scan Barcode')).toBeVisible()
  await button(page, 'Enter Manually').click()
  await expect(field(page, 'barcode')).toBeFocused()
}

async function lookUp(page: Page, code: string): Promise<void> {
  await openManual(page)
  await field(page, 'barcode').fill(code)
  await button(page, 'Look Up').click()
}

test('a typed number leads to the product, the filled form and the shelf', async ({ signedIn: page, api }) => {
  await lookUp(page, ` ${oats.code} `)
  await expect(page.getByRole('heading', { name: 'Scanned Product' })).toBeVisible()
  await expect(result(page).getByRole('heading', { name: 'Rolled Oats' })).toBeVisible()
  for (const fact of ['Barcode: 4006381333931', 'Brand: Mill & Field', 'Weight: 500 g']) {
    await expect(result(page).getByText(fact, { exact: true })).toBeVisible()
  }
  const picture = result(page).getByRole('img', { name: 'Rolled Oats' })
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(200)
  await expect(result(page).getByText('Product data from Open Food Facts (ODbL), pictures CC BY-SA.')).toBeVisible()
  await result(page).getByRole('link', { name: 'Add to Inventory' }).click()

  await expect(page).toHaveURL('/inventory/add')
  const filled = {
    item_name: 'Rolled Oats',
    category: 'Snacks',
    quantity: '1',
    unit_of_measure: 'g',
    purchase_date: dayFromToday(0),
    notes: 'Barcode: 4006381333931',
    brand: 'Mill & Field',
    item_weight: '500',
    item_weight_unit: 'g',
  }
  for (const [name, value] of Object.entries(filled)) await expect(field(page, name)).toHaveValue(value)
  await expect(page.getByText('Auto-filled', { exact: true })).toHaveCount(Object.keys(filled).length)
  await button(page, 'Add Item').click()
  await expect(card(page, 'Rolled Oats')).toBeVisible()
  const [stored] = await api.json<{ item_id: number; image_url: string }[]>('GET', '/api/inventory')
  expect(stored?.image_url).toMatch(/^\/api\/barcode-images\//)
  const item = await api.json<{ barcodes: string[] }>('GET', `/api/inventory/${stored?.item_id}`)
  expect(item.barcodes).toEqual([oats.code])
})

test('categories may come as a list, as from another server', async ({ signedIn: page }) => {
  await changeAnswer<{ raw_data: object }>(page, 'POST', lookup, (body) => ({
    ...body,
    raw_data: { ...body.raw_data, categories: ['Breakfasts', 'Snacks'] },
  }))
  await lookUp(page, oats.code)
  await result(page).getByRole('link', { name: 'Add to Inventory' }).click()
  await expect(field(page, 'item_name')).toHaveValue('Rolled Oats')
  await expect(field(page, 'category')).toHaveValue('Snacks')
})

test('blank after trimming is refused, and Enter submits', async ({ signedIn: page }) => {
  const calls = recordCalls(page, 'POST', lookup)
  await openManual(page)
  await field(page, 'barcode').fill('   ')
  await button(page, 'Look Up').click()
  await expectFieldError(page, 'barcode', 'Barcode is required')
  await expect(page.getByLabel('Enter barcode number')).toHaveAttribute('inputmode', 'numeric')
  await field(page, 'barcode').fill(oats.code)
  await field(page, 'barcode').press('Enter')
  await expect(result(page)).toBeVisible()
  expect(calls).toEqual([{ barcode: oats.code }])
})

test('a product without a name is an Unknown Product, also from a server that says less than ours', async ({
  signedIn: page,
}) => {
  await page.route(`**${lookup}`, (route) => route.fulfill({ json: { success: true, brand: 'Acme' } }))
  await lookUp(page, '5901234123457')
  await expect(result(page).getByRole('heading', { name: 'Unknown Product' })).toBeVisible()
  await expect(result(page).getByText('Barcode: 5901234123457')).toBeVisible()
  await result(page).getByRole('link', { name: 'Add to Inventory' }).click()
  await expect(field(page, 'item_name')).toHaveValue('')
  await expect(field(page, 'brand')).toHaveValue('Acme')
  await expect(field(page, 'unit_of_measure')).toHaveValue('pcs')
})

test('a code that nobody knows stays in its mode, and the form begins with it', async ({ signedIn: page }) => {
  await lookUp(page, unknown_code)
  const sentence = `Product not found for barcode ${unknown_code}. It is new here. Name it once, and Larder remembers it.`
  const alert = page.locator('main').getByRole('alert')
  await expect(alert).toContainText(sentence)
  // Nothing went wrong: it is told, not alarmed about.
  await expect(alert).toHaveClass(/MuiAlert-colorInfo/)
  await expect(field(page, 'barcode')).toHaveValue(unknown_code)
  await page.getByRole('link', { name: 'Name It Yourself' }).click()
  await expect(page.locator('main').getByText(`Barcode: ${unknown_code}`, { exact: true }).first()).toBeInViewport()
  await expect(field(page, 'notes')).toHaveValue(`Barcode: ${unknown_code}`)
  await expect(field(page, 'unit_of_measure')).toHaveValue('pcs')
  await field(page, 'item_name').fill('Plum Jam')
  await field(page, 'category').selectOption('Condiments')
  await button(page, 'Add Item').click()
  await expect(card(page, 'Plum Jam')).toBeVisible()

  await lookUp(page, unknown_code)
  await expect(result(page).getByRole('heading', { name: 'Plum Jam' })).toBeVisible()
  await expect(result(page).getByText('Open Food Facts')).toHaveCount(0)
  const differs = 'Add to Plum Jam counts 1 pc more of what you have. Add to Inventory makes a new item beside it.'
  await expect(result(page).getByText(differs)).toBeVisible()
})

test("a failed look-up says the server's words, else its own", async ({ signedIn: page }) => {
  const heal = await failCall(page, 'POST', lookup, 500, 'The cellar is flooded.')
  await lookUp(page, oats.code)
  await expect(page.getByText('The cellar is flooded.')).toBeVisible()
  await heal()
  const mend = await failCall(page, 'POST', lookup, 502)
  await button(page, 'Look Up').click()
  await expect(page.getByText('Failed to lookup barcode. Please try again.')).toBeVisible()
  await mend()
  await cutCall(page, 'POST', lookup)
  await button(page, 'Look Up').click()
  await expect(page.getByText('Larder cannot be reached.')).toBeVisible()
})

test('one look-up at a time, and leaving it gives it up', async ({ signedIn: page }) => {
  const calls = recordCalls(page, 'POST', lookup)
  const held = await holdCall(page, 'POST', lookup)
  await lookUp(page, oats.code)
  await expect(page.getByText(`Looking up ${oats.code}...`)).toBeVisible()
  await expect(button(page, 'Look Up')).toBeDisabled()
  await field(page, 'barcode').press('Enter')
  await button(page, 'Scan Instead').click()
  await expect(button(page, 'Take Photo')).toBeVisible()
  await held.release()
  await button(page, 'Enter Manually').click()
  await expect(result(page)).toHaveCount(0)
  expect(calls).toHaveLength(1)
})

test('Cancel leads to the inventory, Scan Again to the camera', async ({ signedIn: page }) => {
  await lookUp(page, oats.code)
  await button(page, 'Scan Again').click()
  await expect(button(page, 'Take Photo')).toBeVisible()
  await expect(page.getByText('Rolled Oats')).toHaveCount(0)
  await button(page, 'Enter Manually').click()
  await expect(field(page, 'barcode')).toHaveValue('')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page).toHaveURL('/inventory')
})

test('a USB scanner is understood wherever the focus is', async ({ signedIn: page }) => {
  await page.goto('/barcode-scan')
  await button(page, 'Enter Manually').focus()
  // Faster than keys can be pressed through the browser's remote control on a busy machine.
  const scan = (code: string) =>
    page.evaluate(
      (keys) => {
        const focused = document.activeElement ?? document.body
        for (const key of keys)
          focused.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
      },
      [...code, 'Enter'],
    )
  await scan(oats.code)
  await expect(result(page).getByRole('heading', { name: 'Rolled Oats' })).toBeVisible()
  await expect(async () => {
    // Nothing happens while the lock holds, two seconds after the last look-up.
    await scan(unknown_code)
    await expect(page.getByText(`Product not found for barcode ${unknown_code}.`)).toBeVisible({ timeout: 1000 })
  }).toPass()
})

test('what the household has can be added to and used, and both undone', async ({ signedIn: page, api }) => {
  const fields = { ...milk, barcode: '7612345000015', item_weight: 500, item_weight_unit: 'ml' }
  const { item_id } = await createItem(api, fields)
  const quantity = async () => (await api.json<{ quantity: number }>('GET', `/api/inventory/${item_id}`)).quantity
  await lookUp(page, '7612345000015')
  await expect(page.getByText('You have Whole Milk: 2 l.')).toBeVisible()
  await button(page, 'Add to Whole Milk').click()
  await expect(page.getByText('You have Whole Milk: 2.5 l.')).toBeVisible()
  await expect(page.getByText('0.5 l of Whole Milk added.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('You have Whole Milk: 2 l.')).toBeVisible()
  expect(await quantity()).toBe(2)
  await button(page, 'Use One').click()
  await expect(page.getByText('You have Whole Milk: 1.5 l.')).toBeVisible()
  await expect(button(page, 'Use One')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('You have Whole Milk: 1 l.')).toBeVisible()
  expect(await quantity()).toBe(1)
})

test('pieces are never added to litres: the amount is asked for', async ({ signedIn: page, api }) => {
  const { item_id } = await createItem(api, { ...milk, barcode: '7612345000015' })
  await lookUp(page, '7612345000015')
  await button(page, 'Add to Whole Milk').click()
  await expect(page.getByLabel('How much is one package, in l?')).toBeVisible()
  await button(page, 'Record').click()
  await expectFieldError(page, 'quantity_added', 'Quantity must be a positive number')
  await field(page, 'quantity_added').fill('1.5')
  await button(page, 'Record').click()
  await expect(page.getByText('You have Whole Milk: 3.5 l.')).toBeVisible()
  const { purchase_history } = await api.json<{ purchase_history: { quantity_added: number }[] }>(
    'GET',
    `/api/inventory/${item_id}/purchase-history`,
  )
  expect(purchase_history.map(({ quantity_added }) => quantity_added)).toEqual([1.5])
})
