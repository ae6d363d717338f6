import type { Sharp } from 'sharp'
import { expect, it } from 'vitest'
import { addGrain, curl, dim, fold, photograph, scan } from '../testing/photos.ts'
import { type Drawing, drawReceipt } from '../testing/receipts.ts'
import { readReceipt } from './read.ts'

const text = `HARBOUR STORES
4 Quay Street
05/14/2024 16:20
Oat Milk 1.5%          2.49
3 x 0.85
Green Peppers          2.55
Sourdough Loaf         4.10
Olive Oil 500ml        8.95
SUBTOTAL              18.09
TAX                    1.45
TOTAL                $19.54
VISA                 $19.54`

const expected = ['1 Oat Milk 1.5% 2.49', '3 Green Peppers 2.55', '1 Sourdough Loaf 4.1', '1 Olive Oil 500ml 8.95']

const upright = (picture: Sharp) => picture
const asJpeg = (picture: Sharp) => picture.jpeg({ quality: 75 }).toBuffer()

interface Photo {
  readonly drawing?: Drawing
  readonly take: (receipt: Sharp) => Promise<Sharp> | Sharp
  readonly save?: (picture: Sharp) => Promise<Buffer>
}

// The engine itself is at work here, on machines that may have other things to do.
it.each<[string, Photo]>([
  ['with the grain of a small sensor', { take: addGrain }],
  ['in low light', { take: dim }],
  ['in low light, askew', { drawing: { degrees: -7 }, take: dim }],
  ['of paper folded between two lines', { take: (receipt) => fold(receipt, 0.465) }],
  ['of paper folded across a line', { take: (receipt) => fold(receipt, 0.5) }],
  ['of paper that was rolled up', { take: curl }],
  ['as a scan of one bit a pixel', { take: scan, save: (picture) => picture.png().toBuffer() }],
  ['of twelve megapixels', { drawing: { size: 60, degrees: 3 }, take: photograph }],
  [
    'of twelve megapixels, taken with the phone on its side',
    { drawing: { size: 60 }, take: async (receipt) => (await photograph(receipt)).rotate(270) },
  ],
  [
    'that its camera says to turn',
    { take: upright, save: (picture) => picture.rotate(270).withMetadata({ orientation: 6 }).jpeg().toBuffer() },
  ],
])('reads every line of a photo %s', { timeout: 120_000 }, async (_, { drawing, take, save = asJpeg }) => {
  const photo = await take(await drawReceipt(text, drawing))
  const receipt = await readReceipt(await save(photo))
  expect(receipt.items.map((item) => `${item.quantity} ${item.product_name} ${item.price}`)).toEqual(expected)
  expect(receipt).toMatchObject({
    merchant: 'HARBOUR STORES',
    transaction_date: '2024-05-14',
    total: 19.54,
    currency: 'USD',
    balanced: true,
  })
})
