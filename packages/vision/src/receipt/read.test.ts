import sharp from 'sharp'
import { expect, it } from 'vitest'
import { ImageError } from '../decode/image.ts'
import { type Drawing, drawReceipt } from '../testing/receipts.ts'
import { readReceipt } from './read.ts'

const shop = `GREEN BASKET MARKET
22 Haverhill Rd
Server: Anna    07/21/2018
2 Whole Milk         5.98
Brown Bread          2.49
Free Range Eggs      3.20
Subtotal            11.67
Tax                  0.93
Total              $12.60`

const expected = ['2 Whole Milk 5.98', '1 Brown Bread 2.49', '1 Free Range Eggs 3.2']

// The engine itself is at work here, on machines that may have other things to do.
const timeout = 120_000

async function read(text: string, options: Drawing = {}, turn = 0) {
  const photo = (await drawReceipt(text, options)).rotate(turn)
  const receipt = await readReceipt(await photo.jpeg({ quality: 80 }).toBuffer())
  return { ...receipt, lines: receipt.items.map((item) => `${item.quantity} ${item.product_name} ${item.price}`) }
}

it.each([
  ['upright', {}, 0, { x: 0, y: 0.4, width: 1, height: 0.08 }],
  ['askew', { degrees: 6 }, 0, null],
  ['sideways', {}, 90, { x: 0.52, y: 0, width: 0.08, height: 1 }],
  ['upside down', {}, 180, { x: 0, y: 0.52, width: 1, height: 0.08 }],
])(
  'reads a receipt that lies %s, and knows where its first line stands',
  async (_, options, turn, place) => {
    const receipt = await read(shop, options, turn)
    expect(receipt.lines).toEqual(expected)
    expect(receipt).toMatchObject({
      merchant: 'GREEN BASKET MARKET',
      transaction_date: '2018-07-21',
      total: 12.6,
      currency: 'USD',
      balanced: true,
    })
    const { x = 0, y = 0, width = 0, height = 0 } = receipt.items[0]?.box ?? {}
    if (place === null) return
    expect(Math.abs(x + width / 2 - place.x - place.width / 2)).toBeLessThan(0.06)
    expect(Math.abs(y + height / 2 - place.y - place.height / 2)).toBeLessThan(0.06)
    expect(Math.max(width, height)).toBeGreaterThan(0.7)
  },
  timeout,
)

it(
  'reads names above their numbers, in faint ink',
  async () => {
    const text = `KEDAI SERI SDN BHD
DATE: 12/02/2018 10:20
ROYAL BAKING POWDER
2 X 11.69         23.38 S
FISH SAUCE
1 X 2.70           2.70 S
TOTAL RM          26.08
CASH RM           30.00
CHANGE RM          3.92`
    const receipt = await read(text, { ink: '#777' })
    expect(receipt.lines).toEqual(['2 ROYAL BAKING POWDER 23.38', '1 FISH SAUCE 2.7'])
    expect(receipt).toMatchObject({ total: 26.08, currency: 'MYR', transaction_date: '2018-02-12', balanced: true })
  },
  timeout,
)

it(
  'reads a German receipt with its own letters',
  async () => {
    const text = `REWE Markt GmbH
33100 Paderborn
                     EUR
Brötchen           0,99 B
Grüne Bohnen      2,49 B
2 x 1,59
Müsli Früchte      3,18 B
PFAND              0,25 A
SUMME     EUR      6,91
Bar       EUR     10,00
Rückgeld  EUR      3,09
MwSt  Netto  Brutto
12.05.2020 09:55 Uhr`
    const receipt = await read(text)
    expect(receipt.lines).toEqual(['1 Brötchen 0.99', '1 Grüne Bohnen 2.49', '2 Müsli Früchte 3.18'])
    expect(receipt).toMatchObject({ total: 6.91, currency: 'EUR', transaction_date: '2020-05-12', balanced: true })
  },
  timeout,
)

it('reads nothing out of a picture of nothing, and refuses what is none', async () => {
  const wall = sharp({ create: { width: 300, height: 300, channels: 3, background: '#a0522d' } })
  expect((await readReceipt(await wall.png().toBuffer())).items).toEqual([])
  await expect(readReceipt(Buffer.from('<html>'))).rejects.toBeInstanceOf(ImageError)
})
