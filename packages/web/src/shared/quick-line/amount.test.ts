import { describe, expect, test } from 'vitest'
import { takeAmount } from './amount.ts'

const read = (line: string, decimal_mark: '.' | ',' = '.') => {
  const { quantity, unit_of_measure, name, each } = takeAmount(line, { decimal_mark, units: [] })
  return [quantity, unit_of_measure, name, ...(each ? [`${each.size} ${each.unit}`] : [])]
}

/** Lines as people type them in a kitchen. */
describe('amounts in a line', () => {
  test.each<[string, ...(number | string | null)[]]>([
    ['pasta 500g x 3', 1500, 'g', 'pasta', '500 g'],
    ['pasta 500 g x3', 1500, 'g', 'pasta', '500 g'],
    ['3 x 500 g pasta', 1500, 'g', 'pasta', '500 g'],
    ['3x500g pasta', 1500, 'g', 'pasta', '500 g'],
    ['500g x 3 pasta', 1500, 'g', 'pasta', '500 g'],
    ['beer 6x330ml', 1980, 'ml', 'beer', '330 ml'],
    ['2 x 1,5 l water', 3, 'l', 'water', '1.5 l'],
    ['water 1.5l × 6', 9, 'l', 'water', '1.5 l'],
    ['2x yoghurt 150 g', 2, 'pcs', 'yoghurt', '150 g'],
    ['2 yoghurt 150g', 2, null, 'yoghurt', '150 g'],
    ['2 cans tomatoes 400 g', 2, 'can', 'tomatoes', '400 g'],
    ['bread x 2', 2, null, 'bread'],
    ['bread 2x', 2, null, 'bread'],
    ['7up x 6', 6, null, '7up'],
    ['beans 2 cans x 3', 6, 'can', 'beans'],
    ['toilet paper 8 rolls', 8, 'roll', 'toilet paper'],
    ['8 rolls toilet paper', 8, 'roll', 'toilet paper'],
    ['8 rolls of toilet paper', 8, 'roll', 'toilet paper'],
    ['1 roll kitchen paper', 1, 'roll', 'kitchen paper'],
    ['8 rolls', 8, null, 'rolls'],
    ['2 bunches parsley', 2, 'bunch', 'parsley'],
    ['lettuce 2 heads', 2, 'head', 'lettuce'],
    ['2 loaves bread', 2, 'loaf', 'bread'],
    ['3 bars of chocolate', 3, 'bar', 'chocolate'],
    ['2 cup noodles', 2, null, 'cup noodles'],
    ['2 glass jars', 2, null, 'glass jars'],
    ['half a cucumber', 0.5, null, 'cucumber'],
    ['Half an onion', 0.5, null, 'onion'],
    ['a quarter of a melon', 0.25, null, 'melon'],
    ['½ cucumber', 0.5, null, 'cucumber'],
    ['1½ l milk', 1.5, 'l', 'milk'],
    ['1/2 kg mince', 0.5, 'kg', 'mince'],
    ['a dozen eggs', 12, null, 'eggs'],
    ['6-pack beer', 6, null, 'beer'],
    ['6-pack of beer', 6, null, 'beer'],
    ['a six-pack of beer', 6, null, 'beer'],
    ['six pack of beer', 6, null, 'beer'],
    ['12-pack soda', 12, null, 'soda'],
    ['3 Flaschen Bier', 3, 'bottle', 'Bier'],
    ['2 Dosen Tomaten', 2, 'can', 'Tomaten'],
    ['Butter 2 Packungen', 2, 'pack', 'Butter'],
    ['4 Stück Seife', 4, 'pcs', 'Seife'],
    ['2 bouteilles de vin', 2, 'bottle', 'vin'],
    ['3 latas atún', 3, 'can', 'atún'],
    ['500 Gramm Hack', 500, 'g', 'Hack'],
    ['2 tubs ice cream', 2, 'tub', 'ice cream'],
    ['coke 0', null, null, 'coke 0'],
    ['vitamin b12', null, null, 'vitamin b12'],
    ['2 100 watt bulbs', 2, null, '100 watt bulbs'],
    ['half fat milk', null, null, 'half fat milk'],
    ['six sided dice', null, null, 'six sided dice'],
    ['Chanel x 5', 5, null, 'Chanel'],
  ])('%s', (line, ...amount) => {
    expect(read(line)).toEqual(amount)
  })

  test.each<[string, ...(number | string | null)[]]>([
    ['1,5 l milk', 1.5, 'l', 'milk'],
    ['0,75 l wine x 2', 1.5, 'l', 'wine', '0.75 l'],
    ['2x 0,5 l Bier', 1, 'l', 'Bier', '0.5 l'],
  ])('with a comma: %s', (line, ...amount) => {
    expect(read(line, ',')).toEqual(amount)
  })
})
