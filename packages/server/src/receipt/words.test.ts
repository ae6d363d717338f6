import { describe, expect, test } from 'vitest'
import { differInSize, readWords, similarity } from './words.ts'

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

describe('similarity', () => {
  test.each([
    ['milk', 'milk', 1],
    ['bananas', 'banana', 0.97],
    ['banana', 'bananas', 0.97],
    ['spaghett1', 'spaghetti', 0.92],
    ['choc', 'chocolate', 0.85],
    ['mlk', 'milk', 0.75],
    ['mk', 'milk', 0.5],
    ['milk', 'mlk', 0],
    ['ice', 'rice', 0],
    ['pears', 'pea', 0],
    ['tea', 'teaspoon', 0.85],
  ])('%s printed for %s is %d', (printed, named, alike) => {
    expect(similarity(printed, named)).toBe(alike)
  })
})
