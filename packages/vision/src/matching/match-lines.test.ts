import { describe, expect, test } from 'vitest'
import type { NamedItem } from './known-items.ts'
import { matchLines } from './match-lines.ts'

const shelf = (...names: (string | [string, string])[]): NamedItem[] =>
  names.map((name, index) => {
    const [item_name, brand] = typeof name === 'string' ? [name, null] : name
    return [index + 1, item_name, brand]
  })

const find = (items: NamedItem[], line: string) => matchLines([line], items)[0] ?? null
const sure = 0.9

describe('a sure match', () => {
  test.each([
    ['Whole Milk', 'WHOLE MILK'],
    ['Whole Milk', 'Whole Milk 1L'],
    ['Whole milk 1 l', 'WHOLE MILK 1000ML'],
    ['Banana', 'BANANAS'],
    ['Crème fraîche', 'CREME FRAICHE 200G'],
    ['Äpfel', 'Apfel'],
    ['Tomaten', 'TOMATE'],
    ['Spaghetti', 'SPAGHETT1'],
    ['Green Tea', '2x GREEN TEA 20ct'],
    ["Farmer's Bread", 'FARMERS BREAD'],
    ['Vollmilch 3,5 %', 'VOLLMILCH 3,5% 1L'],
  ])('%s is %s', (item_name, line) => {
    const match = find(shelf('Rice', item_name), line)
    expect(match).toMatchObject({ item_id: 2, item_name })
    expect(match?.confidence).toBeGreaterThanOrEqual(sure)
  })

  test('the brand on the line is no other thing', () => {
    const match = find(shelf(['Spaghetti', 'Barilla']), 'BARILLA SPAGHETTI 500G')
    expect(match?.confidence).toBeGreaterThanOrEqual(sure)
  })
})

describe('a guess, for a person to decide', () => {
  test.each([
    ['Bread', 'BROWN BREAD'],
    ['Whole Milk', 'WHL MLK'],
    ['Chicken Breast', 'CHKN BRST'],
    ['Whole Milk 1 l', 'WHOLE MILK 2L'],
    ['Vollmilch 3,5%', 'VOLLMILCH 1,5%'],
  ])('%s may be %s', (item_name, line) => {
    const match = find(shelf('Rice', item_name), line)
    expect(match?.item_id).toBe(2)
    expect(match?.confidence).toBeLessThan(sure)
  })

  test('two items that fit alike', () => {
    const match = find(shelf(['Butter', 'Alpine'], ['Butter', 'Meadow']), 'BUTTER 250G')
    expect(match?.confidence).toBeLessThan(sure)
  })
})

describe('no match', () => {
  test.each([
    ['Oat Milk', 'WHOLE MILK'],
    ['Milk', 'CHOCOLATE MILK DRINK'],
    ['Bread Crumbs', 'BROWN BREAD ROLL'],
    ['Rice', 'ICE'],
    ['Tea', 'TEASPOON SET'],
    ['Whole Milk', '12345'],
    ['Whole Milk', ''],
    ['', 'WHOLE MILK'],
  ])('%s is not %s', (item_name, line) => {
    expect(find(shelf(item_name), line)).toBeNull()
  })

  test('an empty larder', () => {
    expect(find([], 'WHOLE MILK')).toBeNull()
  })
})

test('the better of two is taken, whatever their order', () => {
  for (const items of [shelf('Milk', 'Whole Milk'), shelf('Whole Milk', 'Milk')]) {
    expect(find(items, 'WHOLE MILK 1L')).toMatchObject({ item_name: 'Whole Milk', confidence: 1 })
  }
})
