import { failCall, holdCall } from '../support/calls.ts'
import { refuseCamera } from '../support/camera.ts'
import { expect } from '../support/fixtures.ts'
import { createItem, milk } from '../support/items.ts'
import {
  answerRecognition,
  chooseImage,
  drawShelf,
  oats,
  openResults,
  productCard,
  soup,
  tea,
} from '../support/recognition.ts'
import { button } from '../support/screen.ts'
import type { Walk } from './walk.ts'

const box = { x: 0.05, y: 0.15, width: 0.25, height: 0.7 }
const recognize = '/api/inventory/recognize-product'

/** From the photo of a shelf to items, one by one and all at once. */
export const recognition_walks: readonly Walk[] = [
  {
    name: 'products, before the results',
    screens: ['/product-recognition'],
    go: async ({ page, look }) => {
      await refuseCamera(page, 'NotFoundError')
      await page.goto('/product-recognition')
      await expect(button(page, 'Retry')).toBeVisible()
      await look('no camera')
      await button(page, 'Close').click()
      await look('no photo yet')
      await chooseImage(page, await drawShelf())
      const heal = await failCall(page, 'POST', recognize, 500)
      await button(page, 'Identify Products').click()
      await expect(button(page, 'Try Again')).toBeVisible()
      await look('not recognised')
      await heal()
      await holdCall(page, 'POST', recognize)
      await button(page, 'Identify Products').click()
      await expect(page.getByRole('progressbar')).toBeVisible()
      await look('being recognised')
    },
  },
  {
    name: 'products, kept for another photo, and nothing named',
    screens: ['/product-recognition'],
    go: async ({ page, look }) => {
      await refuseCamera(page, 'NotFoundError')
      await answerRecognition(page, [{ ...tea, box }])
      await openResults(page)
      await button(page, 'Keep These and Scan More').click()
      await expect(button(page, 'Back to Products')).toBeVisible()
      await look('products kept')
      await chooseImage(page, await drawShelf())
      await button(page, 'Identify Products').click()
      await expect(button(page, 'Photo 2')).toBeVisible()
      await look('two photos')
      await button(page, 'Scan More Products').click()
      await page.unroute(`**${recognize}`)
      await answerRecognition(page, [], { unnamed: [{ box, suggestions: [], crop_ids: [] }] })
      await chooseImage(page, await drawShelf())
      await button(page, 'Identify Products').click()
      await expect(button(page, '1 thing without a name')).toBeVisible()
      await look('nothing named')
    },
  },
  {
    name: 'products, their results and batch add',
    screens: ['/product-recognition', '/inventory/batch-add'],
    go: async ({ page, api, look }) => {
      const { item_id } = await createItem(api, milk)
      const match = { item_id, item_name: 'Whole Milk', confidence: 0.95 }
      const suggestions = [{ product_name: 'Oat Drink', brand: 'Grain', category: null }]
      const unknown = { ...oats, product_name: null, suggestions, read_text: 'OAT' }
      const thing = { box, boxes: [box, { ...box, x: 0.6 }], read_text: 'OAT', suggestions, crop_ids: [] }
      const unnamed = [thing, { ...thing, box: null, boxes: [], read_text: null }]
      await answerRecognition(page, [{ ...tea, product_name: 'Whole Milk', match, box }, soup, unknown], { unnamed })
      await openResults(page)
      await look('three products')
      await button(page, '2 more things').click()
      await button(page, 'Thing 1: OAT').click()
      await expect(page.getByRole('form', { name: 'What is it?' })).toBeVisible()
      await look('two more things, one being named')
      await button(page, '2 more things').click()
      await button(page, 'Correct the name of Unknown Product').click()
      await expect(page.getByRole('list', { name: 'What it may be' })).toBeVisible()
      await productCard(page, 'Whole Milk').getByRole('button', { name: 'Add to Whole Milk' }).click()
      await look('a name corrected, an amount asked for')
      const dialog = page.getByRole('dialog')
      const lookAtDialog = async (name: string) => {
        await expect(dialog).toBeVisible()
        await look(`dialog: ${name}`)
        await page.keyboard.press('Escape')
        await expect(dialog).toBeHidden()
      }
      await productCard(page, 'Tomato Soup').getByRole('button', { name: 'Edit' }).click()
      await lookAtDialog('edit')
      await page.getByRole('checkbox', { name: 'Select Tomato Soup' }).check()
      await button(page, 'Add Selected (1)').click()
      await lookAtDialog('add selected')
      await button(page, 'Help').click()
      await lookAtDialog('help')
      await button(page, 'Add All Items').click()
      await productCard(page, 'Whole Milk').getByRole('checkbox').check()
      await look('batch add')
      await productCard(page, 'Tomato Soup').getByRole('button', { name: 'Edit' }).click()
      await lookAtDialog('edit in batch add')
      const held = await holdCall(page, 'POST', '/api/inventory')
      await button(page, 'Add All to Inventory').click()
      await expect(page.getByText('Adding 2 of 3')).toBeVisible()
      await look('batch add, under way')
      await held.release()
      await expect(page.getByText('1 added, 2 not added')).toBeVisible()
      await look('batch add, its results')
    },
  },
]
