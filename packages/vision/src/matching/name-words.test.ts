import { describe, expect, test } from 'vitest'
import { differInSize, readWords } from './name-words.ts'

describe('readWords', () => {
  test.each([
    ['Whole Milk 1L', ['whole', 'milk'], { ml: 1000 }],
    ['WHOLE MILK 1000 ml', ['whole', 'milk'], { ml: 1000 }],
    ['Mehl 1,5 kg', ['mehl'], { g: 1500 }],
    ['Vollmilch 3,5% 1L', ['vollmilch'], { '%': 3.5, ml: 1000 }],
    ['Große Gürkchen', ['grosse', 'gurkchen'], {}],
    ['2x Green-Tea 20ct', ['green', 'tea'], {}],
    ["Farmer's Bread", ['farmers', 'bread'], {}],
    ['7Up', ['7up'], {}],
    ['Cola 12 oz', ['cola'], { oz: 12 }],
    ['', [], {}],
    ['12', [], {}],
  ])('%s', (text, names, sizes) => {
    expect(readWords(text)).toEqual({ names, sizes })
  })

  test('litres and the beginning of a word are told apart', () => {
    expect(readWords('2 lemons')).toEqual({ names: ['lemons'], sizes: {} })
  })
})

test.each([
  ['Milch 3,5 %', 'MILCH 1,5%', true],
  ['Milch 3,5% 1 l', 'MILCH 3,5%', false],
  ['Milch 3,5% 1 l', 'MILCH 3,5% 500ML', true],
  ['Milch 1 l', 'MILCH 1,5%', false],
])('%s and %s differ in size: %s', (one, other, differ) => {
  expect(differInSize(readWords(one), readWords(other))).toBe(differ)
})

test('a name without end is cut, and costs no more than others', () => {
  const { names } = readWords('word '.repeat(10_000))
  expect(names.length).toBeLessThan(100)
  // A letter that decomposes into eighteen.
  expect(readWords('ﷺ'.repeat(200)).names.join('').length).toBeLessThan(500)
})

test('a number is read from its beginning', () => {
  expect(readWords('Juice 1.500.5kg')).toEqual({ names: ['juice'], sizes: { g: 500_500 } })
})
