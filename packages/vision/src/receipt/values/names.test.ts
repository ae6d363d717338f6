import { expect, it } from 'vitest'
import { makeLines } from '../../testing/receipts.ts'
import { dropCodes, dropRates, mendCounts, mendWord, readLabel } from './names.ts'

const labelOf = (text: string) => readLabel(makeLines(text)[0]?.label ?? [])

it.each([
  ['Whole Milk    2.99', 'Whole Milk', null],
  ['2 Whole Milk    2.99', 'Whole Milk', 2],
  ['2x Whole Milk    2.99', 'Whole Milk', 2],
  ['French Friesx2    5.00', 'French Fries', 2],
  ['1 5 WINGS    5.75', '5 WINGS', 1],
  ['26.Fish Goulash    19.95', '26.Fish Goulash', null],
  ['SR:COFFEE O    2.30', 'COFFEE O', null],
  ['**add bacon**    1.99', 'add bacon', null],
  ['4078500017343 Rake    11.99', 'Rake', null],
  ['COKE 24 X 325ML    52.00', 'COKE 24 X 325ML', null],
  ['Apfelsaft 1,5l    1,19 B', 'Apfelsaft 1,5l', null],
  ['Vollmilch 3,5%    1,19 B', 'Vollmilch 3,5%', null],
  ['Vollmilch 1L 3,5%    1,19 B', 'Vollmilch 1L 3,5%', null],
  ['CREME LEGERE 2,5 %    1,45 €', 'CREME LEGERE 2,5%', null],
  ['Milk 2%    3.99', 'Milk 2%', null],
  ['LATTE INTERO    4%    1,49', 'LATTE INTERO', null],
  ['PASTA    2    0,89    4%    1,78', 'PASTA', null],
  ['Joghurt -30%    0,69', 'Joghurt', null],
])('calls %s %s', (text, name, count) => {
  expect(labelOf(text)).toEqual({ name, count })
})

it.each([
  ['Ro11', 'Roll'],
  ['We11', 'Well'],
  ['0range', 'Orange'],
  ['0il', 'Oil'],
  ['0ml', '0ml'],
  ['7UP', '7UP'],
  ['B12', 'B12'],
  ['E10', 'E10'],
])('mends %s to %s', (word, expected) => {
  expect(mendWord(word)).toBe(expected)
})

it('drops article numbers where most have one', () => {
  expect(dropCodes(['2485 WATER', '7094 PLASTER'])).toEqual(['WATER', 'PLASTER'])
  expect(dropCodes(['B1 GREEN TEA', 'T2 TEMAKI', 'RICE'])).toEqual(['GREEN TEA', 'TEMAKI', 'RICE'])
  expect(dropCodes(['WATER', '100 PIPERS', 'RICE'])).toEqual(['WATER', '100 PIPERS', 'RICE'])
  expect(dropCodes(['9PC LT'])).toEqual(['9PC LT'])
})

it('drops the rate of the tax where most names have one behind them', () => {
  expect(dropRates(['LATTE 4%', 'ACQUA 22%', 'PANE 4%'])).toEqual(['LATTE', 'ACQUA', 'PANE'])
  expect(dropRates(['LAIT 5,5%', 'VIN 20,00%'])).toEqual(['LAIT', 'VIN'])
  expect(dropRates(['Vollmilch 3,5%', 'H-Milch 1,5%'])).toEqual(['Vollmilch 3,5%', 'H-Milch 1,5%'])
  expect(dropRates(['Milk 2%', 'Bread', 'Eggs'])).toEqual(['Milk 2%', 'Bread', 'Eggs'])
  expect(dropRates(['Vinegar 5%'])).toEqual(['Vinegar 5%'])
})

it('takes 7, T and l in front for the 1 they were', () => {
  const labels = [
    { name: 'Soup', count: 1 },
    { name: 'Dullet', count: 7 },
    { name: 'T Burger', count: null },
    { name: '1Burger', count: null },
  ]
  expect(mendCounts(labels).map(({ count, name }) => `${count} ${name}`)).toEqual([
    '1 Soup',
    '1 Dullet',
    '1 Burger',
    '1 Burger',
  ])
  expect(mendCounts([{ name: 'T Bone Steak', count: null }])).toEqual([{ name: 'T Bone Steak', count: null }])
})
