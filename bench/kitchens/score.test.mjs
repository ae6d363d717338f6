import { expect, it } from 'vitest'
import { countByOthers, findSaid, isSameProduct, judgePhoto, listBands, says } from './score.mjs'

const line = (name, rest = {}) => ({ name, brand: null, printed: null, count: 1, visible: 'clear', ...rest })
const product = (product_name, confidence = 0.9, rest = {}) => ({ product_name, brand: null, confidence, ...rest })
const ketchup = line('Ketchup', { brand: 'Heinz', printed: 'Heinz Tomato Ketchup' })
const photo = (name, said) => judgePhoto({ products: [line(name)] }, said === undefined ? [] : [product(said)])

it('takes a plural, a letter misread, the brand and the print for the product', () => {
  expect(says('Tomato', line('Tomatoes'))).toBe(true)
  expect(says('Ketchvp', ketchup)).toBe(true)
  expect(says('Heinz', ketchup)).toBe(true)
  expect(says('Aubergine', line('Eggplant', { also_accept: ['Aubergine'] }))).toBe(true)
})

it('asks for two words where both have two', () => {
  expect(says('Orange juice', line('Apple juice'))).toBe(false)
  expect(says('Milk', line('Silk'))).toBe(false)
  expect(says(null, ketchup)).toBe(false)
})

it('finds the product that has most of the words', () => {
  expect(findSaid('HEINZ Tomato Ketchup', [line('Tomatoes'), ketchup])).toBe(ketchup)
  expect(findSaid('Mustard', [line('Tomatoes'), ketchup])).toBeUndefined()
})

it('knows a product again by its name, and another by its brand', () => {
  expect(isSameProduct(ketchup, line('ketchup'))).toBe(true)
  expect(isSameProduct(ketchup, line('Ketchup', { brand: 'Felix' }))).toBe(false)
  expect(isSameProduct(line('Milk'), line('Milk chocolate'))).toBe(false)
})

it('asks for what can be seen, and takes what is hard to see for right', () => {
  const truth = { products: [line('Milk', { count: 3 }), line('Salt', { visible: 'hard' }), line('Eggs')] }
  const named = [product('Salt'), product('Milk'), product('Lamp'), product('Unknown Product', 0.1)]
  const { asked, given, unknown } = judgePhoto(truth, named)
  expect(asked.map(({ isFound }) => isFound)).toEqual([true, false])
  expect(given.map(({ isRight }) => isRight)).toEqual([true, true, false])
  expect(given.map(({ isCounted }) => isCounted)).toEqual([true, false, false])
  expect(unknown).toBe(1)
})

it('counts what the names of other photos would find', () => {
  const photos = Array.from({ length: 8 }, () => photo('Milk'))
  photos[7] = photo('Eggs', 'Milk')
  expect(countByOthers(photos)).toEqual([1, 0, 0, 0, 0, 0, 0, 0])
  expect(countByOthers(photos.slice(1))).toEqual(Array.from({ length: 7 }))
})

it('holds what was stated against what was observed, a tenth each', () => {
  const given = [
    { confidence: 0.84, isRight: true },
    { confidence: 0.86, isRight: false },
    { confidence: 0.5, isRight: true },
  ]
  expect(listBands(given)).toEqual([
    { from: 0.5, count: 1, stated: 0.5, observed: 1 },
    { from: 0.8, count: 2, stated: expect.closeTo(0.85), observed: 0.5 },
  ])
})
