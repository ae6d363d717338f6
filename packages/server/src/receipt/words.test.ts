import { describe, expect, test } from 'vitest'
import { readWords, similarity } from './words.ts'

describe('readWords', () => {
  test.each([
    ['Whole Milk 1L', ['whole', 'milk'], '1000 ml'],
    ['WHOLE MILK 1000 ml', ['whole', 'milk'], '1000 ml'],
    ['Mehl 1,5 kg', ['mehl'], '1500 g'],
    ['Große Gürkchen', ['grosse', 'gurkchen'], null],
    ['2x Green-Tea 20ct', ['green', 'tea'], null],
    ["Farmer's Bread", ['farmers', 'bread'], null],
    ['7Up', ['7up'], null],
    ['Cola 12 oz', ['cola'], '12 oz'],
    ['', [], null],
    ['12', [], null],
  ])('%s', (text, names, size) => {
    expect(readWords(text)).toEqual({ names, size })
  })

  test('litres and the beginning of a word are told apart', () => {
    expect(readWords('2 lemons')).toEqual({ names: ['lemons'], size: null })
  })
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
