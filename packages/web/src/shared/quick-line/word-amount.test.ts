import { describe, expect, test } from 'vitest'
import { takeAmount } from './amount.ts'

const context = { decimal_mark: '.', units: ['Glas'] } as const
const read = (line: string) => {
  const { quantity, unit_of_measure, name } = takeAmount(line, context)
  return [quantity, unit_of_measure, name]
}

describe('amounts in words', () => {
  test.each<[string, number, string | null, string]>([
    ['half a litre of milk', 0.5, 'l', 'milk'],
    ['half a liter milk', 0.5, 'l', 'milk'],
    ['Half an ounce saffron', 0.5, 'oz', 'saffron'],
    ['a quarter of a kilo of beef', 0.25, 'kg', 'beef'],
    ['a litre of milk', 1, 'l', 'milk'],
    ['one and a half litres of milk', 1.5, 'l', 'milk'],
    ['2 and a half kg flour', 2.5, 'kg', 'flour'],
    ['a dozen eggs', 12, null, 'eggs'],
    ['dozen eggs', 12, null, 'eggs'],
    ['2 dozen eggs', 24, null, 'eggs'],
    ['two dozen eggs', 24, null, 'eggs'],
    ['half a dozen eggs', 6, null, 'eggs'],
    ['8 rolls', 8, null, 'rolls'],
    ['eight rolls', 8, null, 'rolls'],
    ['twelve lemons', 12, null, 'lemons'],
    ['a pack of butter', 1, 'pack', 'butter'],
    ['two bottles of wine', 2, 'bottle', 'wine'],
    ['three cans beans', 3, 'can', 'beans'],
    ['one can of beans', 1, 'can', 'beans'],
    ['a glas of honey', 1, 'Glas', 'honey'],
  ])('%s', (line, quantity, unit, name) => {
    expect(read(line)).toEqual([quantity, unit, name])
  })

  test.each([
    'five spice',
    'seven grain bread',
    'Seven Up',
    'one pot oats',
    'a can opener',
    'two bottle rack',
    'half fat milk',
    'half and half',
    'quarter pounder',
    'a lemon',
    'dozen',
    'half a litre',
    'three',
  ])('"%s" is a name', (line) => {
    expect(read(line)).toEqual([null, null, line])
  })
})
