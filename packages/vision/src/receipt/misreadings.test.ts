import { describe, expect, it } from 'vitest'
import { makePage } from '../testing/receipts.ts'
import { parseReceipt } from './parse.ts'

const today = new Date('2026-11-15T12:00:00Z')
const parse = (text: string) => parseReceipt(makePage(text), today)
const show = async (text: string) =>
  (await parse(text)).items.map(
    ({ product_name, quantity, unit, price }) => `${quantity} ${unit} ${product_name} ${price}`,
  )

describe('what photos do to any of them', () => {
  const shop = `Corner Shop
Date 21/07/2018 10:00
Milk                2.99
Bread               1.49
Eggs                3.20
Cheese              4.10
Total              11.78`

  it('mends a lost point, which the total proves, and is less sure of that line', async () => {
    const receipt = await parse(shop.replace('1.49', ' 149'))
    expect(receipt).toMatchObject({ balanced: true, total: 11.78 })
    expect(receipt.items.map(({ price, confidence }) => [price, confidence])).toEqual([
      [2.99, 0.98],
      [1.49, 0.78],
      [3.2, 0.98],
      [4.1, 0.98],
    ])
  })

  it.each(['T0TAL', 'TOTAI', 'Tota1', 'TO TAL', 'SUMNE', 'TOTAALBEDRAG TOTAAL'])(
    'knows the sum as %s',
    async (word) => {
      expect(await parse(shop.replace('Total', word))).toMatchObject({ total: 11.78, balanced: true })
    },
  )

  it('keeps the goods where no sum can be read, and claims nothing about them', async () => {
    const goods = [
      'Whole Milk',
      'Brown Bread',
      'Free Range Eggs',
      'Cheddar Cheese',
      'Green Apples',
      'Orange Juice',
      'Tomato Soup',
    ]
    const receipt = await parse(
      `${shop.split('\n').slice(0, 2).join('\n')}\n${goods.map((name, index) => `${name.padEnd(20)}${index + 2}.49`).join('\n')}`,
    )
    expect(receipt.items.map(({ product_name }) => product_name)).toEqual(goods)
    expect(receipt).toMatchObject({ total: null, balanced: false })
  })

  it('keeps a name of many words whole, also where it touches its price', async () => {
    const name = 'Organic Free Range Eggs Large Size Ten Pieces'
    expect(
      await show(`Corner Shop\nDate 21/07/2018\n${name} 3.20\nWhole Milk   2.99\nTotal   6.19\nVISA   6.19`),
    ).toEqual([`1 pcs ${name} 3.2`, '1 pcs Whole Milk 2.99'])
  })

  it('makes no goods of numbers that are no prices', async () => {
    const noise = 'Tel 030 1234567\n12:30   44/7\nwww.example.com\n@@ ## 0000\n4006381333931'
    expect(await parse(noise)).toMatchObject({ items: [], total: null, balanced: false })
  })

  it('gets to the end of a receipt as long as an arm', async () => {
    const lines = Array.from({ length: 250 }, (_, index) => `Article number ${'ABCDE'[index % 5]}${index}x   1.50`)
    const { items, balanced } = await parse(`Date 21/07/2018\n${lines.join('\n')}\nTotal   375.00`)
    expect([items.length, balanced]).toEqual([250, true])
  })
})
