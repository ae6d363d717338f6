import { describe, expect, it, test } from 'vitest'
import { makeText } from '../../testing/products.ts'
import { findGenericNames } from './generic-names.ts'

/** What the lines of a label say, one below the other and equally large. */
function nameLabel(...lines: string[]) {
  const [best, second] = findGenericNames(lines.map((line, row) => makeText(line, [0.1, 0.05 * row, 0.3, 0.04])))
  if (best === undefined || best.weight < 3.2 || best.weight - (second?.weight ?? 0) < 0.8) return null
  return best.brand === null ? best.product.name : `${best.product.name} / ${best.brand.name}`
}

describe('labels as they are printed', () => {
  test.each([
    ['Ketchup / Heinz', ['HEINZ', 'Tomato Ketchup', '570g']],
    ['Soy Sauce / Kikkoman', ['Kikkoman', 'Soy Sauce']],
    ['Mayonnaise', ['REAL', 'MAYONNAISE']],
    ['Milk', ['Frische', 'VOLLMILCH', '3,5% Fett']],
    ['Milk', ['LAIT', 'demi-écrémé']],
    ['Butter', ['MASŁO', 'EXTRA']],
    ['Olive Oil', ['Aceite de', 'OLIVA']],
    ['Tomato Paste', ['domates', 'SALÇASI', 'domates salçası']],
    ['Jam', ['Confiture', 'fraise']],
    ['Yogurt', ['maustamaton', 'JOGURTTI']],
    ['Cookies', ['sušenky']],
    ['Rice', ['Riisi', 'RIISI']],
    ['Oatmeal', ['HAVREGRYN']],
    ['Toothpaste', ['TANDPASTA']],
  ])('%s', (name, lines) => {
    expect(nameLabel(...lines)).toBe(name)
  })
})

describe('the more exact word counts', () => {
  test.each([
    ['Peanut Butter', ['Creamy', 'PEANUT', 'BUTTER']],
    ['Peanut Butter', ['Peanut Butter']],
    ['Chocolate', ['MILK CHOCOLATE', 'with almonds']],
    ['Chocolate Milk', ['Chocolate', 'Milk']],
    ['Tuna', ['TUNA', 'in olive oil']],
    ['Yogurt', ['strawberry', 'YOGURT']],
    ['Yogurt', ['whole milk plain yogurt']],
    ['Bread', ['milk bread']],
    ['Oat Milk', ['OAT', 'MILK']],
    ['Ice Cream', ['vanilla', 'ice cream']],
    ['Coconut Milk', ['Kokosmilch']],
  ])('%s', (name, lines) => {
    expect(nameLabel(...lines)).toBe(name)
  })
})

describe('misread letters', () => {
  test.each([
    ['Cola / Coca-Cola', ['Coc a-Co l a']],
    ['Ketchup', ['KETCHVP']],
    ['Mayonnaise', ['MAYONNA1SE']],
    ['Spaghetti', ['Spaghettl']],
    ['Ketchup', ['Ketch up']],
    ['Yogurt / Chobani', ['CHOBANl']],
  ])('%s', (name, lines) => {
    expect(nameLabel(...lines)).toBe(name)
  })
})

describe('brands', () => {
  test.each([
    ['Hazelnut Spread / Nutella', ['nutella']],
    ['Potato Chips / Lay\u2019s', ["LAY'S", 'sour cream & onion']],
    ['Mustard / Heinz', ['HEINZ', 'MUSTARD']],
    ['Teriyaki Sauce / Kikkoman', ['Kikkoman', 'teriyaki']],
    ['Butter / Land O Lakes', ['LAND', 'LAKES']],
  ])('%s', (name, lines) => {
    expect(nameLabel(...lines)?.replace("'", '\u2019')).toBe(name)
  })
})

test.each([
  [['Natural', 'ORIGINAL', 'fresh', 'organic', 'net wt 500 g']],
  [['Nestlé']],
  [['Dove']],
  [['strawberry']],
  [['No preservatives.']],
  [['ohne Gelatine']],
  [['sugar free']],
  [['Ingredients: sugar, palm oil, hazelnuts, milk']],
  [['chicken stock', 'brown sugar', 'lemons', 'butter', 'olives']],
  [['better', 'light', 'Zarquon', 'MoistFresh Zone']],
  [['']],
])('%j names nothing', (lines) => {
  expect(nameLabel(...lines)).toBeNull()
})

it('takes small print for what is in it', () => {
  const large = makeText('CRACKERS', [0.1, 0.1, 0.5, 0.1])
  const small = makeText('sunflower oil', [0.1, 0.3, 0.1, 0.01])
  expect(findGenericNames([small, large])[0]?.product.name).toBe('Crackers')
})

it('hears what a place said when it was read at another size', () => {
  const text = { ...makeText('KETC', [0, 0, 0.3, 0.05]), others: ['KETCHUP'] }
  expect(findGenericNames([text])[0]?.product.name).toBe('Ketchup')
})

it('does not put words together that stand far apart', () => {
  const names = findGenericNames([makeText('PEANUT', [0, 0, 0.2, 0.03]), makeText('BUTTER', [0.7, 0.9, 0.2, 0.03])])
  expect(names.map(({ product }) => product.name)).not.toContain('Peanut Butter')
})

/** Processor time of the quickest of three tries, which says more than a clock on a busy machine. */
function measureCpu(work: () => unknown): number {
  const tries = [1, 2, 3].map(() => {
    const before = process.cpuUsage()
    work()
    return process.cpuUsage(before).user
  })
  return Math.min(...tries)
}

const createTexts = (count: number) =>
  Array.from({ length: count }, (_, n) =>
    makeText(`${'schokoladenmilch'.repeat(12)}${n} ${'mayonnaisse'.slice(n % 7)}${n} ${'q'.repeat(400)}`, [0, n / 400]),
  )

it('takes four times as long for four times as many long readings, and not more', () => {
  const [few, many] = [createTexts(100), createTexts(400)]
  const baseline = measureCpu(() => findGenericNames(few))
  expect(measureCpu(() => findGenericNames(many)) / baseline).toBeLessThan(8)
})

describe('a table of nutrition', () => {
  const table = ['Serving size 30g', 'Carbobydrate 23g', 'Added Sugars 0g', 'Sugars']
  const lines = table.map((line, row) => makeText(line, [0.1, 0.3 + 0.03 * row, 0.2, 0.02]))

  it('names nothing, although some of its words are misread', () => {
    expect(findGenericNames(lines)).toEqual([])
  })

  it('leaves the larger print beside it what it says', () => {
    expect(findGenericNames([makeText('FLOUR', [0.1, 0.1, 0.3, 0.05]), ...lines])[0]?.product.name).toBe('Flour')
  })
})
