import { expect, it } from 'vitest'
import { parseQuantity } from './quantity.ts'

it.each([
  ['500g', 500, 'g'],
  ['500 g', 500, 'g'],
  ['500 G', 500, 'g'],
  ['500 gr.', 500, 'g'],
  ['340 grams', 340, 'g'],
  ['1 kg', 1, 'kg'],
  ['1 Kg e', 1, 'kg'],
  ['1.5 kg', 1.5, 'kg'],
  ['0,75 kg', 0.75, 'kg'],
  ['1,5 L', 1.5, 'l'],
  ['1.5l', 1.5, 'l'],
  ['1 litre', 1, 'l'],
  ['33cl', 330, 'ml'],
  ['75 cL', 750, 'ml'],
  ['2 dl', 200, 'ml'],
  ['800 mg', 0.8, 'g'],
  ['12 oz', 12, 'oz'],
  ['12 oz.', 12, 'oz'],
  ['2 lbs', 2, 'lb'],
  ['1 LB 5.6 OZ (21.6 OZ) (612g)', 21.6, 'oz'],
  ['5 LB (80 oz)', 5, 'lb'],
  ['1.5 fl oz', 44.4, 'ml'],
  ['12 fl. oz.', 355, 'ml'],
  ['16 FL OZ (473 mL)', 473, 'ml'],
  ['1 pint', 473, 'ml'],
  ['1 gal', 3785, 'ml'],
  ['500 г', 500, 'g'],
])('one package: %s', (label, item_weight, item_weight_unit) => {
  expect(parseQuantity(label)).toEqual({ item_weight, item_weight_unit })
})

it.each([
  ['6 x 330 ml', 1980, 'ml'],
  ['6x33cl', 1980, 'ml'],
  ['2x100g', 200, 'g'],
  ['2 X 100 g', 200, 'g'],
  ['4 × 1,5 L', 6, 'l'],
  ['4*125 g', 500, 'g'],
  ['6 bottles x 0.5 l', 3, 'l'],
  ['3 x 0.1 l', 0.3, 'l'],
  ['1 kg (2 x 500 g)', 1, 'kg'],
  ['12 pieces, 300 g', 300, 'g'],
  ['10 (10 x 20 g)', 200, 'g'],
  ['85g x12', 1020, 'g'],
  ['500 g x 2', 1000, 'g'],
  ['2 l x 3 l', 2, 'l'],
])('several packages: %s', (label, item_weight, item_weight_unit) => {
  expect(parseQuantity(label)).toEqual({ item_weight, item_weight_unit })
})

it.each([
  ['1,000 g', 1000, 'g'],
  ['1.000 g', 1000, 'g'],
  ['1 000 g', 1000, 'g'],
  ["1'500 ml", 1500, 'ml'],
  ['1,250.5 g', 1250.5, 'g'],
  ['1.250,5 g', 1250.5, 'g'],
  ['0.125 g', 0.125, 'g'],
  ['1.125 kg', 1.125, 'kg'],
  ['1,125 l', 1.125, 'l'],
])('thousands and decimals: %s', (label, item_weight, item_weight_unit) => {
  expect(parseQuantity(label)).toEqual({ item_weight, item_weight_unit })
})

it.each([
  null,
  undefined,
  '',
  '   ',
  '6',
  '1pcs',
  '12 eggs',
  'x',
  'family pack',
  'g',
  '0 g',
  '-',
  'a x b ml',
  '1 galaxy',
  '9999999999999 kg',
  '500 € g',
  '٣ kg',
])('says nothing of: %s', (label) => {
  expect(parseQuantity(label)).toBeNull()
})

it('takes no time over a long label', () => {
  const started = performance.now()
  parseQuantity('1 '.repeat(100_000))
  parseQuantity(`${'1'.repeat(100_000)} g`)
  parseQuantity('1,111'.repeat(10_000))
  expect(performance.now() - started).toBeLessThan(200)
})
