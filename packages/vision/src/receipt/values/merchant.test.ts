import { expect, it } from 'vitest'
import { makeBox, makeLines, makePage } from '../../testing/receipts.ts'
import { findCurrency, isDayFirst } from './currency.ts'
import { levelPage } from '../layout/geometry.ts'
import { chooseScript } from './language.ts'
import { findMerchant } from './merchant.ts'
import { findRows } from '../layout/rows.ts'

const merchantOf = (text: string) => findMerchant(findRows(levelPage(makePage(text).boxes)), 10)

it.each([
  ['Katana Sushi\n2818 Hewitt Ave\nEverett, WA 98201', 'Katana Sushi'],
  ['TAX INVOICE\nWELCOME\nKedai Papan\nTEL 03-123', 'Kedai Papan'],
  ['OLD ASIA\nOWN BY: CHEF LEE SDN BHD', 'CHEF LEE SDN BHD'],
  ['99 SPEED MART S/B (519537-X)\nLOT 2811', '99 SPEED MART S/B'],
  ['PASAR RAYA MEGA\n(SEMENYIH) SDN BHD\n(767840-W)', 'PASAR RAYA MEGA (SEMENYIH) SDN BHD'],
  ['WUNSCHLOS\nGLUCKLICH\nMarktkauf Lehr\nDetmolder Str. 4', 'Marktkauf Lehr'],
  ['Argonaut Diner     We Deliver\n1084 Yonkers Avenue', 'Argonaut Diner'],
  ['Thank you\n317 541-1897', null],
])('names who sold: %s', (text, expected) => {
  expect(merchantOf(text)).toBe(expected)
})

it('prefers what is written large', () => {
  const boxes = [makeBox('Hello Friends', 0, 0), { ...makeBox('Green Basket', 0, 2), height: 44 }]
  expect(findMerchant(findRows(levelPage(boxes)), 9)).toBe('Green Basket')
})

it('finds the currency that is named most often', () => {
  expect(findCurrency(makeLines('Milk   $2.00\nRice   $3.00'))).toBe('USD')
  expect(findCurrency(makeLines('SUMME   EUR   28,81'))).toBe('EUR')
  expect(findCurrency(makeLines('TOTAL (RM):   3.70'))).toBe('MYR')
  expect(findCurrency(makeLines('Milk   2.00'))).toBeNull()
})

it('knows in which countries the day comes first', () => {
  expect(isDayFirst([], 'MYR')).toBe(true)
  expect(isDayFirst(['Sales Tax 0.63'], 'USD')).toBe(false)
  expect(isDayFirst(['MwSt 7%'], null)).toBe(true)
  expect(isDayFirst(['Coffee'], null)).toBe(false)
})

const script = (text: string) => chooseScript(makePage(text).boxes)

it('needs other letters where three words of other languages stand', () => {
  expect(script('REWE Markt\nSumme EUR 3,18\nMwSt')).toBe('latin')
  expect(script('Scontrino fiscale\nTotale')).toBe('latin')
  expect(script('El Gran Mar de Plata\nTotal 5.35')).toBe('english')
})
