import { failCall, holdCall } from '../support/calls.ts'
import { refuseCamera } from '../support/camera.ts'
import { expect } from '../support/fixtures.ts'
import { createItem, milk } from '../support/items.ts'
import { long_receipt } from '../support/long-receipt.ts'
import { answerReceipt, chooseReceipt, drawReceipt, openCard, openReview, receiptCard } from '../support/receipts.ts'
import { button } from '../support/screen.ts'
import type { Walk } from './walk.ts'

const box = { x: 0.1, y: 0.3, width: 0.7, height: 0.05 }

/** From the photo of a receipt to its items. */
export const receipt_walks: readonly Walk[] = [
  {
    name: 'a receipt, the first step',
    screens: ['/ocr-upload'],
    go: async ({ page, look }) => {
      await refuseCamera(page, 'NotFoundError')
      await page.goto('/ocr-upload')
      await expect(button(page, 'Process Receipt')).toBeVisible()
      await look('no photo yet')
      await button(page, 'Help').click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await look('dialog: help')
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
      await button(page, 'Take Photo').click()
      await expect(button(page, 'Retry')).toBeVisible()
      await look('no camera')
      await button(page, 'Close').click()
      await chooseReceipt(page, await drawReceipt())
      const heal = await failCall(page, 'POST', '/api/receipt/process', 500)
      await button(page, 'Process Receipt').click()
      await expect(button(page, 'Try Again')).toBeVisible()
      await look('not read')
      await heal()
      await holdCall(page, 'POST', '/api/receipt/process')
      await button(page, 'Try Again').click()
      await expect(page.getByRole('progressbar')).toBeVisible()
      await look('being read')
    },
  },
  {
    name: 'a receipt, its review',
    screens: ['/ocr-upload'],
    go: async ({ page, api, look }) => {
      const { item_id } = await createItem(api, { ...milk, unit_of_measure: 'pcs' })
      const match = { item_id, item_name: 'Whole Milk', confidence: 0.95 }
      const items = [
        { product_name: 'WHL MLK', confidence: 0.9, box, match },
        { product_name: 'BRWN BRD', confidence: 0.5, box: { ...box, y: 0.4 } },
      ]
      const facts = { merchant: 'Corner Shop', transaction_date: '2026-03-14', total: 9, balanced: false }
      await answerReceipt(page, items, facts)
      await page.goto('/ocr-upload')
      await chooseReceipt(page, await drawReceipt())
      await button(page, 'Process Receipt').click()
      const doubtful = receiptCard(page, 'BRWN BRD')
      await expect(doubtful.getByText('Hard to read: please check.')).toBeVisible()
      await doubtful.getByRole('button', { name: 'More Details' }).click()
      await expect(page.getByTestId('receipt-line')).toBeVisible()
      await look('two lines, one open')
      await doubtful.locator('[name=item_name]').fill('')
      await expect(page.getByText('Item name is required')).toBeVisible()
      await look('with a complaint')
      await button(page, 'Back').click()
      await button(page, 'Process Receipt').click()
      const again = page.getByRole('dialog', { name: 'Read this photo again?' })
      await expect(again).toBeVisible()
      await look('dialog: read again')
      await again.getByRole('button', { name: 'Cancel' }).click()
      await button(page, 'Return to Review').click()
      await page.getByRole('form').last().locator('[name=item_name]').fill('Bread')
      await failCall(page, 'POST', '/api/inventory', 500)
      await holdCall(page, 'POST', `/api/inventory/${item_id}/purchase`)
      await button(page, 'Add All Items to Inventory').click()
      await expect(page.getByText('Saving...')).toBeVisible()
      await look('being saved')
    },
  },
  {
    name: 'a receipt of many lines',
    screens: ['/ocr-upload'],
    go: async ({ page, look }) => {
      await answerReceipt(page, long_receipt.items, { ...long_receipt.facts, total: 40 })
      await openReview(page)
      await expect(page.getByText(/less than the total/)).toBeVisible()
      await look('rows')
      const merged = await openCard(page, 'JOGHURT ERDBEER 150G')
      await merged.getByRole('button', { name: 'More Details' }).click()
      await button(page, 'Set for all').click()
      await button(page, 'Edit Receipt').click()
      await expect(page.getByText('Item name is required')).toBeVisible()
      await look('rows, some open')
    },
  },
]
