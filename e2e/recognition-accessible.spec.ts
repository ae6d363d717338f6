import { expectNoViolations } from './support/axe.ts'
import { failCall, holdCall } from './support/calls.ts'
import { refuseCamera } from './support/camera.ts'
import { expect, test } from './support/fixtures.ts'
import { createItem, milk } from './support/items.ts'
import {
  answerRecognition,
  chooseImage,
  drawShelf,
  oats,
  openResults,
  productCard,
  soup,
  tea,
} from './support/recognition.ts'
import { button, sizes } from './support/screen.ts'

const box = { x: 0.05, y: 0.15, width: 0.25, height: 0.7 }
const recognize = '/api/inventory/recognize-product'

for (const [name, viewport] of Object.entries(sizes)) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport })
    test.slow()

    test('every state before the results', async ({ signedIn: page }) => {
      await refuseCamera(page, 'NotFoundError')
      await page.goto('/product-recognition')
      await expect(button(page, 'Retry')).toBeVisible()
      await expectNoViolations(page)
      await button(page, 'Close').click()
      await expectNoViolations(page)
      await chooseImage(page, await drawShelf())
      const heal = await failCall(page, 'POST', recognize, 500)
      await button(page, 'Identify Products').click()
      await expect(button(page, 'Try Again')).toBeVisible()
      await expectNoViolations(page)
      await heal()
      await holdCall(page, 'POST', recognize)
      await button(page, 'Identify Products').click()
      await expect(page.getByRole('progressbar')).toBeVisible()
      await expectNoViolations(page)
    })

    test('every state of the results and of batch add', async ({ signedIn: page, api }) => {
      const { item_id } = await createItem(api, milk)
      const match = { item_id, item_name: 'Whole Milk', confidence: 0.95 }
      const suggestions = [{ product_name: 'Oat Drink', brand: 'Grain', category: null }]
      const unknown = { ...oats, product_name: null, suggestions, read_text: 'OAT' }
      await answerRecognition(page, [{ ...tea, product_name: 'Whole Milk', match, box }, soup, unknown])
      await openResults(page)
      await expectNoViolations(page)
      await button(page, 'Correct the name of Unknown Product').click()
      await expect(page.getByRole('list', { name: 'What it may be' })).toBeVisible()
      await productCard(page, 'Whole Milk').getByRole('button', { name: 'Add to Whole Milk' }).click()
      await expectNoViolations(page)
      await productCard(page, 'Tomato Soup').getByRole('button', { name: 'Edit' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectNoViolations(page)
      await page.keyboard.press('Escape')
      await page.getByRole('checkbox', { name: 'Select Tomato Soup' }).check()
      await button(page, 'Add Selected (1)').click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectNoViolations(page)
      await page.keyboard.press('Escape')
      await button(page, 'Help').click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectNoViolations(page)
      await page.keyboard.press('Escape')
      await button(page, 'Add All Items').click()
      await productCard(page, 'Whole Milk').getByRole('checkbox').check()
      await expectNoViolations(page)
      const held = await holdCall(page, 'POST', '/api/inventory')
      await button(page, 'Add All to Inventory').click()
      await expect(page.getByText('Adding 2 of 3')).toBeVisible()
      await expectNoViolations(page)
      await held.release()
      await expect(page.getByText('1 added, 2 not added')).toBeVisible()
      await expectNoViolations(page)
    })
  })
}
