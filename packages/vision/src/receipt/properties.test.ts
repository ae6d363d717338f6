import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Page, TextBox } from '../ocr/read.ts'
import { makeBox, makePage } from '../testing/receipts.ts'
import { sumOf } from './values/amounts.ts'
import { type Receipt, parseReceipt, turnBack } from './parse.ts'

// What a net reads is certain for what it was given, not for all that may ever be drawn.
const seed = 17
const today = new Date('2026-11-15T12:00:00Z')
const names = ['Whole Milk', 'Rye Bread', 'Green Apples', 'Tomato Soup', 'Oat Flakes', 'Olive Oil', 'Black Tea']

interface Bought {
  readonly name: string
  readonly count: number
  readonly each: number
}

const bought = fc.record({
  name: fc.constantFrom(...names),
  count: fc.integer({ min: 1, max: 9 }),
  each: fc.integer({ min: 5, max: 9999 }),
})
/** Where a name stands: beside its price, above the row with the numbers, or below it. */
type Family = 'same' | 'above' | 'below'

const baskets = fc.array(bought, { minLength: 1, maxLength: 8 })
const families = fc.constantFrom<Family>('same', 'above', 'below')

/** What a till prints for a basket: three ways to lay out a line, and a point or a comma. */
function print(basket: readonly Bought[], family: Family, point: string, more = 0): string {
  const money = (cents: number) => (cents / 100).toFixed(2).replace('.', point).padStart(10)
  const lines = basket.map(({ name, count, each }, index) => {
    const price = money(count * each)
    const times = count === 1 ? '' : `${count} x ${money(each).trim()}`
    if (family === 'same') return `${name.padEnd(24)}${times.padEnd(16)}${price}`
    if (family === 'above') return `${name}\n${`${count} x ${money(each).trim()}`.padEnd(40)}${price}`
    return `${4_100_000 + index}   ${String(count).padEnd(8)}${money(each)}${price.padStart(22)}\n${name}`
  })
  const total = basket.reduce((sum, { count, each }) => sum + count * each, more)
  return `Corner Shop\nDate 21/07/2018 10:00\n${lines.join('\n')}\n${'TOTAL'.padEnd(40)}${money(total)}`
}

const lineOf = ({ name, count, each }: Bought) => `${count} ${name} ${(count * each) / 100}`

describe('whatever is bought', () => {
  it('is read again from what the till prints, in each layout', async () => {
    await fc.assert(
      fc.asyncProperty(baskets, families, fc.constantFrom('.', ','), async (basket, family, point) => {
        const receipt = await parseReceipt(makePage(print(basket, family, point)), today)
        const lines = receipt.items.map(({ product_name, quantity, price }) => `${quantity} ${product_name} ${price}`)
        expect(lines).toEqual(basket.map(lineOf))
        expect(receipt.balanced).toBe(true)
        expect(receipt.total).toBe(sumOf(basket.map(({ count, each }) => (count * each) / 100)))
      }),
      { numRuns: 40, seed },
    )
  })

  it('is said to add up only where it does', async () => {
    await fc.assert(
      fc.asyncProperty(baskets, families, fc.integer({ min: 1, max: 5000 }), async (basket, family, more) => {
        expect((await parseReceipt(makePage(print(basket, family, '.', more)), today)).balanced).toBe(false)
      }),
      { numRuns: 8, seed },
    )
  })

  it('is read alike in whatever order its words were found', async () => {
    const shuffled = fc.tuple(baskets, families).chain(([basket, family]) => {
      const page = makePage(print(basket, family, '.'))
      const { boxes } = page
      return fc.record({
        page: fc.constant(page),
        boxes: fc.shuffledSubarray([...boxes], { minLength: boxes.length, maxLength: boxes.length }),
      })
    })
    await fc.assert(
      fc.asyncProperty(shuffled, async ({ page, boxes }) => {
        expect(await parseReceipt({ ...page, boxes }, today)).toEqual(await parseReceipt(page, today))
      }),
      { numRuns: 15, seed },
    )
  })

  it('is read alike when the paper lies askew', async () => {
    await fc.assert(
      fc.asyncProperty(
        baskets,
        families,
        fc.double({ min: -0.25, max: 0.25, noNaN: true }),
        async (basket, family, angle) => {
          const page = makePage(print(basket, family, '.'))
          const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
          const turn = (box: TextBox) => ({ ...box, angle, x: box.x * cos - box.y * sin, y: box.x * sin + box.y * cos })
          const { items } = await parseReceipt({ ...page, boxes: page.boxes.map(turn) }, today)
          expect(items.map(({ product_name, quantity, price }) => `${quantity} ${product_name} ${price}`)).toEqual(
            basket.map(lineOf),
          )
        },
      ),
      { numRuns: 15, seed },
    )
  })
})

const words = fc.oneof(
  fc.constantFrom('Milk', 'Total', 'Subtotal', 'Pfand', 'Rabatt', 'Tax', 'x', '@', 'RM', '€', '%', '2 x', '318'),
  fc.constantFrom('1.99', '-3,50', '0,01', '0.00', '1O.5O', '3.05*0', 'Fries x0', '0 x 0.01', '2x1.99', '0,434 kg'),
  fc.constantFrom('9555075109147', '21/07/2018', '31.02.2019', 'Item Qty Price', '12. 50', '(2 @14.00)', '- $3.40'),
  fc.string({ minLength: 1, maxLength: 12 }).filter((text) => text.trim() !== ''),
  fc.double({ min: -99, max: 999, noNaN: true }).map((value) => value.toFixed(2)),
)
const strips = fc
  .record({
    text: fc.array(words, { minLength: 1, maxLength: 3 }).map((list) => list.join(' ')),
    at: fc.integer({ min: -4, max: 60 }),
    row: fc.integer({ min: -1, max: 9 }),
    angle: fc.double({ min: -0.2, max: 0.2, noNaN: true }),
    confidence: fc.double({ min: 0.5, max: 1, noNaN: true }),
    height: fc.integer({ min: 4, max: 90 }),
  })
  .map(({ text, at, row, ...details }) => makeBox(text, at, row, details))
const pages = fc.record({
  width: fc.constant(600),
  height: fc.constant(320),
  turn: fc.constantFrom(0, 1, 2, 3),
  boxes: fc.array(strips, { maxLength: 24 }),
}) as fc.Arbitrary<Page>

/** Goods beside their prices, between what is only noise. */
const crowded = fc.tuple(baskets, pages).map(([basket, page]) => ({
  ...page,
  boxes: [...makePage(print(basket, 'same', '.')).boxes, ...page.boxes],
}))

const look = (check: (page: Page, receipt: Receipt) => void) =>
  fc.assert(
    fc.asyncProperty(fc.oneof(pages, crowded), async (page) => check(page, await parseReceipt(page, today))),
    { numRuns: 15, seed },
  )

const clamp = (value: number) => Math.min(1, Math.max(0, value))

describe('whatever stands on a page', () => {
  it('no item has a price or a quantity that cannot be', async () => {
    await look((_, { items }) => {
      for (const { price, quantity, confidence, product_name } of items) {
        expect(price).toBeGreaterThan(0)
        expect(quantity).toBeGreaterThan(0)
        expect(Number.isFinite(price * quantity)).toBe(true)
        expect(confidence).toBeLessThanOrEqual(1)
        // What has a price and no name that could be read is told with no confidence at all.
        expect(product_name).toMatch(confidence > 0 ? /\S/u : /^$/u)
      }
    })
  })

  it('every item lies inside the picture, on text that was found there', async () => {
    await look(({ boxes, width, height, turn }, { items }) => {
      const middles = boxes.map(({ x, y }) => turnBack({ x: x / width, y: y / height, width: 0, height: 0 }, turn))
      for (const { box } of items) {
        for (const value of Object.values(box)) expect(value).toBe(clamp(value))
        const slack = 1e-3
        expect(Math.max(box.x + box.width, box.y + box.height)).toBeLessThanOrEqual(1 + slack)
        const isOn = ({ x, y }: { x: number; y: number }) =>
          clamp(x) >= box.x - slack &&
          clamp(x) <= box.x + box.width + slack &&
          clamp(y) >= box.y - slack &&
          clamp(y) <= box.y + box.height + slack
        expect(middles.some(isOn)).toBe(true)
      }
    })
  })

  it('the date exists and is none to come, and the total was paid', async () => {
    await look((_, { transaction_date, total }) => {
      const day = transaction_date ?? '2018-07-21'
      expect(new Date(day).toISOString().slice(0, 10)).toBe(day)
      expect(day <= '2026-11-16').toBe(true)
      expect(total ?? 1).toBeGreaterThan(0)
    })
  })
})
