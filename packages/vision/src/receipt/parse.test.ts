import { expect, it } from 'vitest'
import { makePage } from '../testing/receipts.ts'
import { parseReceipt, turnBack } from './parse.ts'

const today = new Date('2026-11-15T12:00:00Z')
const parse = (text: string) => parseReceipt(makePage(text), today)
const show = async (text: string) =>
  (await parse(text)).items.map(
    ({ product_name, quantity, unit, price }) => `${quantity} ${unit} ${product_name} ${price}`,
  )

const american = `Katana Sushi
2818 Hewitt Ave
Server: Michael C     05/11/18 8:47 PM
Hamachi Collar             $12.00
3 Sockeye Salmon           $36.00
Subtotal                   $48.00
Tax                         $4.66
Total                      $52.66`

it('reads an American receipt', async () => {
  expect(await parse(american)).toMatchObject({
    merchant: 'Katana Sushi',
    transaction_date: '2018-05-11',
    total: 52.66,
    currency: 'USD',
    balanced: true,
  })
  expect(await show(american)).toEqual(['1 pcs Hamachi Collar 12', '3 pcs Sockeye Salmon 36'])
})

it('reads a German one', async () => {
  const text = `Marktkauf Lehr
33102 Paderborn
                      EUR
Bio Orangen         2,49 A
Kiwi Gold   0,59x 4  2,36 A
PFAND               0,25 B
0,500 kg x 2,98
Bananen             1,49 A
Summe       EUR     6,59
Bar         EUR    10,00
Rückgeld    EUR     3,41
12.05.20 09:55`
  expect(await parse(text)).toMatchObject({
    total: 6.59,
    currency: 'EUR',
    balanced: true,
    transaction_date: '2020-05-12',
  })
  expect(await show(text)).toEqual(['1 pcs Bio Orangen 2.49', '4 pcs Kiwi Gold 2.36', '0.5 kg Bananen 1.49'])
})

it('says that a line could not be read where the receipt adds up only with it, and is silent about other numbers', async () => {
  const text = american.replace('3 Sockeye Salmon  ', ' '.repeat(18))
  expect(await show(text)).toEqual(['1 pcs Hamachi Collar 12', '1 pcs  36'])
  expect(await parse(text)).toMatchObject({ balanced: true, items: [{}, { confidence: 0 }] })
  expect(await show(text.replace('$36.00', '$35.00'))).toEqual(['1 pcs Hamachi Collar 12'])
})

it('says where a line stands, and how sure it is of it', async () => {
  const [item] = (await parse(american)).items
  expect(item?.box.y).toBeGreaterThan(0.35)
  expect((item?.box.y ?? 0) + (item?.box.height ?? 0)).toBeLessThan(0.55)
  expect(item?.confidence).toBe(0.98)
  const unproven = await parseReceipt(makePage(american.replace('$36.00', '$35.00')), today)
  expect(unproven.balanced).toBe(false)
  expect(unproven.items[0]?.confidence).toBeLessThan(0.95)
})

it('straightens rows that only add up when they are joined otherwise', async () => {
  const boxes = makePage(american).boxes.map((box) => (box.x > 350 ? { ...box, y: box.y + 20 } : box))
  const receipt = await parseReceipt({ ...makePage(american), boxes }, today)
  expect(receipt.balanced).toBe(true)
  expect(receipt.items.map(({ price }) => price)).toEqual([12, 36])
})

it('invents nothing where there is nothing', async () => {
  const nothing = {
    merchant: null,
    transaction_date: null,
    total: null,
    currency: null,
    balanced: false,
    discounts: 0,
    deposits: 0,
    taxes: 0,
    items: [],
  }
  expect(await parse('')).toEqual(nothing)
  expect((await parse('Lorem ipsum\ndolor sit amet')).items).toEqual([])
})

it('finds its way back to the picture that was sent', async () => {
  const box = { x: 0.1, y: 0.2, width: 0.3, height: 0.1 }
  expect(turnBack(box, 0)).toEqual(box)
  expect(turnBack(box, 1)).toEqual({ x: 0.2, y: expect.closeTo(0.6), width: 0.1, height: 0.3 })
  expect(turnBack(box, 2)).toEqual({ x: expect.closeTo(0.6), y: expect.closeTo(0.7), width: 0.3, height: 0.1 })
  expect(turnBack(box, 3)).toEqual({ x: expect.closeTo(0.7), y: 0.1, width: 0.1, height: 0.3 })
})
