import { createRequire } from 'node:module'
import { expect, type Locator, type Page } from '@playwright/test'
import type sharpModule from 'sharp'
import { button } from './screen.ts'

// The image library belongs to the vision package; the tests borrow it from there.
const sharp = createRequire(new URL('../../packages/vision/package.json', import.meta.url))(
  'sharp',
) as typeof sharpModule

const colours = ['#2f6f8f', '#8c3b2e', '#3d6b35', '#6a4a86', '#9a6a1d']

/** A shelf with a package for each label, as a camera would see it; without labels an empty wall. */
export async function drawShelf(
  labels: readonly string[] = ['GREEN TEA', 'TOMATO SOUP', 'OAT FLAKES'],
): Promise<Buffer> {
  const packages = labels.map((label, index) => {
    const x = 60 + index * 400
    const words = label.split(' ').map((word, row) => `<text x="${x + 170}" y="${300 + row * 90}">${word}</text>`)
    return `<rect x="${x}" y="120" width="340" height="520" rx="14" fill="${colours[index % colours.length]}"/>${words.join('')}`
  })
  const width = Math.max(1, labels.length) * 400 + 80
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="760" font-family="sans-serif"
    font-size="72" font-weight="bold" fill="#fff" text-anchor="middle"><rect width="100%" height="100%" fill="#e9e4da"/>
    <rect y="640" width="100%" height="30" fill="#a98f6f"/>${packages.join('')}</svg>`
  return await sharp(Buffer.from(svg)).jpeg({ quality: 90 }).toBuffer()
}

/** Chooses a file as a person does. */
export async function chooseImage(page: Page, buffer: Buffer, mimeType = 'image/jpeg'): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await button(page, 'Upload Image').click()
  await (await chooser).setFiles({ name: 'shelf.jpg', mimeType, buffer })
}

/** What a server of the specification's shape says of a product. */
export const tea = {
  product_name: 'Green Tea',
  brand: 'Hill',
  confidence: 0.94,
  quantity: { count: 3, unit: 'pcs' },
  position: { row: 1, column_start: 1, column_end: 2 },
  warehouse_data: { stock_level: 'Low', needs_restock: true },
}
export const soup = {
  product_name: 'Tomato Soup',
  brand: null,
  confidence: 0.55,
  quantity: { count: 2, unit: 'pcs' },
  position: { row: 1, column_start: 3, column_end: 3 },
  warehouse_data: { stock_level: 'In Stock', needs_restock: false },
}
export const oats = { ...soup, product_name: 'Oat Flakes', confidence: 0.2 }

/** The products of a photo as a server would answer, for what is not about recognising. */
export async function answerRecognition(page: Page, products: readonly object[], facts: object = {}): Promise<void> {
  const results = {
    products,
    scan_metadata: { total_items_counted: 7, distinct_products: products.length, shelf_utilization: 0.643 },
    shelf_analysis: { recommendations: ['Restock Green Tea: 1 left.'] },
    ...facts,
  }
  await page.route('**/api/inventory/recognize-product', (route) => route.fulfill({ json: { success: true, results } }))
}

/** From the address to the cards. */
export async function openResults(page: Page, photo?: Buffer): Promise<void> {
  await page.goto('/product-recognition')
  await chooseImage(page, photo ?? (await drawShelf()))
  await button(page, 'Identify Products').click()
  await expect(page.getByRole('list', { name: 'Products in the photo' })).toBeVisible({ timeout: 60_000 })
}

/** The card of a product, on the results and in batch add. */
export function productCard(page: Page, name: string): Locator {
  return page.getByRole('article', { name, exact: true })
}

/** The box of a product in the photo. */
export function photoBox(page: Page, name: string): Locator {
  return page.getByRole('region', { name: 'Photo of the products' }).getByRole('button', { name })
}
