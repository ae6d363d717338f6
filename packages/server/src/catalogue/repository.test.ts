import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillCatalogue } from '../testing/services/catalogue.ts'
import type { TestDatabase } from '../testing/database.ts'
import { createTestDatabase } from '../testing/database.ts'
import { createCatalogueRepository } from './repository.ts'
import { cleanText, readTags } from './catalogue-text.ts'

let test: TestDatabase
const products = [
  ['Whole Milk', 'Alpine'],
  ['Whole Milk with Vanilla and Honey', 'Alpine'],
  ['Milk Chocolate', 'Cocoa'],
  ['Brötchen', 'Bäckerei'],
  ['Crème Brûlée', null],
  ['Молоко', null],
] as const

beforeAll(async () => {
  test = await createTestDatabase()
  await fillCatalogue(test.database, products)
})
afterAll(() => test.drop())

async function search(typed: string, limit?: number): Promise<string[]> {
  const found = await createCatalogueRepository(test.database).searchByWords(typed, limit)
  return found.map(({ product_name }) => product_name)
}

describe('a search by words', () => {
  it.each([
    ['whole milk', ['Whole Milk', 'Whole Milk with Vanilla and Honey']],
    ['MILK whole', ['Whole Milk', 'Whole Milk with Vanilla and Honey']],
    ['cocoa', ['Milk Chocolate']],
    ['choc', ['Milk Chocolate']],
    ['brotchen', ['Brötchen']],
    ['BRÖTCHEN!', ['Brötchen']],
    ['creme brulee', ['Crème Brûlée']],
    ['молоко', ['Молоко']],
  ])('%s', async (typed, names) => {
    expect(await search(typed)).toEqual(names)
  })

  it.each([
    ['chocolatte', ['Milk Chocolate']],
    ['hole mlik', []],
    ['vanila honny', ['Whole Milk with Vanilla and Honey']],
    ['xyzzy', []],
  ])('takes a word typed wrong for its like: %s', async (typed, names) => {
    expect(await search(typed)).toEqual(names)
  })

  it.each(['', '  ', '!!!', "' | 'x", '\\', '&', ':*', "o'; drop table item"])(
    'is not led astray by %j',
    async (typed) => {
      await expect(search(typed)).resolves.toBeInstanceOf(Array)
    },
  )

  it('answers as many as are wanted', async () => {
    expect(await search('milk', 1)).toHaveLength(1)
  })
})

it('makes untrusted text plain', () => {
  expect(cleanText(' a\u0000b\n\tc &quot;d&quot; &amp;amp; ', 50)).toBe('a b c "d" &amp;')
  expect(cleanText('🥛'.repeat(9), 5)).toBe('🥛🥛')
  expect([cleanText('', 9), cleanText({}, 9), cleanText(12, 9)]).toEqual([null, null, '12'])
  expect(readTags('en:oat-milks, fr:boissons')).toBe('Oat milks, Boissons')
  expect(readTags(['en:snacks', 'Käse'])).toBe('Snacks, Käse')
})
