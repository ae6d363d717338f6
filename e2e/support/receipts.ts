import { createRequire } from 'node:module'
import { expect, type Locator, type Page } from '@playwright/test'
import type sharpModule from 'sharp'
import { button } from './screen.ts'

// The image library belongs to the vision package; the tests borrow it from there.
const sharp = createRequire(new URL('../../packages/vision/package.json', import.meta.url))(
  'sharp',
) as typeof sharpModule

/** A shopping of five, as a till prints it. */
export const shopping = [
  'GREEN VALLEY MARKET',
  '12 Harbour Street',
  '03/14/2026 17:42',
  '',
  'WHOLE MILK 1L         1.29',
  'BROWN BREAD           2.49',
  'BANANAS               1.80',
  'CHICKEN BREAST        6.99',
  'ORANGE JUICE          3.20',
  '',
  'TOTAL               $15.77',
  'CASH                $20.00',
  'CHANGE               $4.23',
]

/** The same text as a photo of it, without anything that is not in it. */
export async function drawReceipt(lines: readonly string[] = shopping): Promise<Buffer> {
  const [size, advance] = [24, 14.5]
  const words = lines.flatMap((line, row) =>
    [...line.matchAll(/\S+(?: \S+)*/gu)].map(
      (word) => `<text x="${48 + word.index * advance}" y="${(row + 2) * 36}">${word[0]}</text>`,
    ),
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="500" height="${(lines.length + 3) * 36}"
    font-family="monospace" font-size="${size}" fill="#222"><rect width="100%" height="100%" fill="#fafafa"/>${words.join('')}</svg>`
  return await sharp(Buffer.from(svg)).png().toBuffer()
}

/** Chooses a file as a person does. */
export async function chooseReceipt(page: Page, buffer: Buffer, mimeType = 'image/png'): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await button(page, 'Choose File').click()
  await (await chooser).setFiles({ name: 'receipt.png', mimeType, buffer })
}

/** A receipt with that many lines as the server would answer, for what is not about reading. */
export async function answerReceipt(page: Page, items: readonly object[], facts: object = {}): Promise<void> {
  const results = { merchant: null, transaction_date: null, ...facts, detected_fields: { items } }
  await page.route('**/api/receipt/process', (route) => route.fulfill({ json: { success: true, results } }))
}

/** From the first step to the cards. */
export async function openReview(page: Page, photo?: Buffer): Promise<void> {
  await page.goto('/ocr-upload')
  await chooseReceipt(page, photo ?? (await drawReceipt()))
  await button(page, 'Process Receipt').click()
  await expect(page.getByRole('list', { name: 'Items of the receipt' })).toBeVisible({ timeout: 60_000 })
}

/** The card of a line. */
export function receiptCard(page: Page, name: string): Locator {
  return page.getByRole('form', { name, exact: true })
}

/** The card of a line with its fields, whose row is opened where it is not. */
export async function openCard(page: Page, name: string): Promise<Locator> {
  const card = receiptCard(page, name)
  const row = card.getByRole('button').first()
  if ((await row.getAttribute('aria-expanded')) !== 'true') await row.click()
  return card
}
