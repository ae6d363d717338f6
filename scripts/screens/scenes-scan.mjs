import {
  answer,
  barcode_answer,
  batch_products,
  chooseFile,
  hold,
  receiptAnswer,
  receiptFile,
  recognitionAnswer,
  shelfFile,
} from './answers.mjs'
import { arriveWith, closeToast, dialog, go, press } from './ways.mjs'

const live = (page) =>
  page.locator('video').evaluate((video) => new Promise((resolve) => video.requestVideoFrameCallback(resolve)))

async function openBarcode(page) {
  await go(page, '/barcode-scan', 'Scan Barcode')
  await live(page)
}

async function openReceipt(page, { items }) {
  await answer(page, '/api/receipt/process', receiptAnswer(items))
  await go(page, '/ocr-upload', 'Scan Receipt')
  await chooseFile(page, 'Choose File', await receiptFile())
}

async function openPhoto(page) {
  await go(page, '/product-recognition', 'Multi-Product Recognition')
  await chooseFile(page, 'Upload Image', await shelfFile())
  await page.getByRole('button', { name: 'Identify Products' }).waitFor()
}

async function openResults(page, { items }) {
  await answer(page, '/api/inventory/recognize-product', recognitionAnswer(items))
  await openPhoto(page)
  await press(page, 'Identify Products')
  await page.getByRole('list', { name: 'Products in the photo' }).waitFor()
  await closeToast(page)
  for (const name of ['Rolled Oats', 'Spaghetti']) await page.getByRole('checkbox', { name: `Select ${name}` }).check()
  await page.evaluate(() => scrollTo(0, 0))
}

const then =
  (open, ...steps) =>
  async (page, stage) => {
    await open(page, stage)
    for (const step of steps) await step(page, stage)
  }
const pressing = (name) => (page) => press(page, name)
const help = (page) => page.getByRole('button', { name: 'Help' }).click()

const outcome = (index) =>
  index === 2 ? { kind: 'failed', message: 'Failed to add product' } : { kind: 'added', item_id: 1 }

export const scan_scenes = [
  { name: 'barcode-live', title: 'Barcode, live', as: 'demo', open: openBarcode },
  { name: 'barcode-photo', title: 'Barcode, photo', as: 'demo', open: then(openBarcode, pressing('Take Photo'), live) },
  { name: 'barcode-manual', title: 'Barcode, typed', as: 'demo', open: then(openBarcode, pressing('Enter Manually')) },
  {
    name: 'barcode-result',
    title: 'Barcode, result',
    as: 'demo',
    open: async (page, { items }) => {
      const match = items.find(({ item_name }) => item_name === 'Rolled Oats')
      await answer(page, '/api/inventory/lookup-barcode', { ...barcode_answer, match })
      await openBarcode(page)
      await press(page, 'Enter Manually')
      await page.locator('[name=barcode]').fill(barcode_answer.barcode)
      await press(page, 'Look Up')
      await page.getByText('Scanned Product').waitFor()
    },
  },
  {
    name: 'receipt-upload',
    title: 'Receipt, before a photo',
    as: 'demo',
    open: (page) => go(page, '/ocr-upload', 'Scan Receipt'),
  },
  { name: 'receipt-photo', title: 'Receipt, photo chosen', as: 'demo', open: openReceipt },
  {
    name: 'receipt-review',
    title: 'Receipt, looked over',
    as: 'demo',
    open: then(openReceipt, pressing('Process Receipt'), async (page) => {
      await page.getByRole('list', { name: 'Items of the receipt' }).waitFor()
      await closeToast(page)
      const bread = page.getByRole('form', { name: 'Brown Bread' })
      await bread.getByRole('button', { expanded: false }).first().click()
      await bread.locator('[name=price]').focus()
      await page.evaluate(() => scrollTo(0, 0))
    }),
  },
  {
    name: 'receipt-help',
    title: 'Receipt, help',
    as: 'demo',
    open: then((page) => go(page, '/ocr-upload', 'Scan Receipt'), help, dialog),
  },
  {
    name: 'products-camera',
    title: 'Products, camera',
    as: 'demo',
    open: async (page) => {
      await go(page, '/product-recognition', 'Multi-Product Recognition')
      await live(page)
    },
  },
  { name: 'products-photo', title: 'Products, photo taken', as: 'demo', open: openPhoto },
  {
    name: 'products-analyzing',
    title: 'Products, being looked at',
    as: 'demo',
    open: async (page) => {
      await hold(page, '/api/inventory/recognize-product')
      await openPhoto(page)
      await press(page, 'Identify Products')
      await page.getByText('Analyzing the image, please wait...').waitFor()
    },
  },
  { name: 'products-results', title: 'Products, results', as: 'demo', open: openResults },
  {
    name: 'products-edit',
    title: 'Products, edit one',
    as: 'demo',
    open: then(
      openResults,
      (page) =>
        page.getByRole('article', { name: 'Spaghetti' }).getByRole('button', { name: 'Edit', exact: true }).click(),
      dialog,
    ),
  },
  {
    name: 'products-selected',
    title: 'Products, add selected',
    as: 'demo',
    open: then(openResults, pressing('Add Selected (2)'), dialog),
  },
  { name: 'products-help', title: 'Products, help', as: 'demo', open: then(openResults, help, dialog) },
  {
    name: 'batch-review',
    title: 'Batch add, review',
    as: 'demo',
    open: async (page) => {
      await arriveWith(page, '/inventory/batch-add', { products: batch_products })
      await page.getByRole('article', { name: 'Spaghetti' }).waitFor()
    },
  },
  {
    name: 'batch-results',
    title: 'Batch add, results',
    as: 'demo',
    open: async (page) => {
      const products = batch_products.map((product, index) => ({ ...product, id: `product-${index}` }))
      const outcomes = Object.fromEntries(products.map(({ id }, index) => [id, outcome(index)]))
      await arriveWith(page, '/inventory/batch-add', { step: 2, products, outcomes })
      await page.getByRole('article', { name: 'Spaghetti' }).waitFor()
    },
  },
]
