import { expectNoViolations } from './support/axe.ts'
import { failCall, holdCall } from './support/calls.ts'
import { refuseCamera } from './support/camera.ts'
import { expect, test } from './support/fixtures.ts'
import { createItem, milk } from './support/items.ts'
import { answerReceipt, chooseReceipt, drawReceipt, receiptCard } from './support/receipts.ts'
import { button, sizes } from './support/screen.ts'

const box = { x: 0.1, y: 0.3, width: 0.7, height: 0.05 }

for (const [name, viewport] of Object.entries(sizes)) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport })
    test.slow()

    test('every state of the first step', async ({ signedIn: page }) => {
      await refuseCamera(page, 'NotFoundError')
      await page.goto('/ocr-upload')
      await expect(button(page, 'Process Receipt')).toBeVisible()
      await expectNoViolations(page)
      await button(page, 'Help').click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectNoViolations(page)
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
      await button(page, 'Take Photo').click()
      await expect(button(page, 'Retry')).toBeVisible()
      await expectNoViolations(page)
      await button(page, 'Close').click()
      await chooseReceipt(page, await drawReceipt())
      const heal = await failCall(page, 'POST', '/api/receipt/process', 500)
      await button(page, 'Process Receipt').click()
      await expect(button(page, 'Try Again')).toBeVisible()
      await expectNoViolations(page)
      await heal()
      await holdCall(page, 'POST', '/api/receipt/process')
      await button(page, 'Try Again').click()
      await expect(page.getByRole('progressbar')).toBeVisible()
      await expectNoViolations(page)
    })

    test('every state of a review', async ({ signedIn: page, api }) => {
      const { item_id } = await createItem(api, { ...milk, unit_of_measure: 'pcs' })
      const match = { item_id, item_name: 'Whole Milk', confidence: 0.95 }
      const items = [
        { product_name: 'WHL MLK', confidence: 0.9, box, match },
        { product_name: 'BRWN BRD', confidence: 0.5, box: { ...box, y: 0.4 } },
      ]
      await answerReceipt(page, items, {
        merchant: 'Corner Shop',
        transaction_date: '2026-03-14',
        total: 9,
        balanced: false,
      })
      await page.goto('/ocr-upload')
      await chooseReceipt(page, await drawReceipt())
      await button(page, 'Process Receipt').click()
      const doubtful = receiptCard(page, 'BRWN BRD')
      await expect(doubtful.getByText('Hard to read: please check.')).toBeVisible()
      await doubtful.getByRole('button', { name: 'More Details' }).click()
      await expect(page.getByTestId('receipt-line')).toBeVisible()
      await expectNoViolations(page)
      await doubtful.locator('[name=item_name]').fill('')
      await expect(page.getByText('Item name is required')).toBeVisible()
      await expectNoViolations(page)
      await page.getByRole('form').last().locator('[name=item_name]').fill('Bread')
      await failCall(page, 'POST', '/api/inventory', 500)
      await holdCall(page, 'POST', `/api/inventory/${item_id}/purchase`)
      await button(page, 'Add All Items to Inventory').click()
      await expect(page.getByText('Saving...')).toBeVisible()
      await expectNoViolations(page)
    })
  })
}
