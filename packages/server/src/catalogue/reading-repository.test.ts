import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillCatalogue } from '../testing/services/catalogue.ts'
import type { TestDatabase } from '../testing/database.ts'
import { createTestDatabase } from '../testing/database.ts'
import { createReadingSearch } from './reading-repository.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
  await fillCatalogue(test.database, [
    ['Hazelnut Spread', 'Nutella'],
    ['Hazelnut Spread Family Pack', 'Nutella'],
    ['Nutella Biscuits', 'Ferrero'],
    ['Whole Milk', 'Alpine'],
    ['Milk Chocolate', 'Cocoa'],
  ])
})
afterAll(() => test.drop())

/** What each search found, by name. */
async function find(...read: string[]): Promise<string[][]> {
  const found: string[][] = []
  for await (const products of createReadingSearch(test.database).find(read))
    found.push(products.map(({ product_name }) => product_name))
  return found
}

describe('words that were read', () => {
  it('lead to products, those with most of the words first', async () => {
    expect(await find('nutella', 'family')).toEqual([
      ['Hazelnut Spread Family Pack', 'Hazelnut Spread', 'Nutella Biscuits'],
      ['Hazelnut Spread Family Pack'],
    ])
  })

  it('are folded as the catalogue is, and asked for once', async () => {
    expect(await find('ALPINE', 'Alpine!', 'alpine milk')).toEqual([['Whole Milk'], ['Whole Milk', 'Milk Chocolate']])
  })

  it('may be misread, and are mended after all others', async () => {
    expect(await find('nutelle', 'qqqqq', 'cocoa')).toEqual([
      ['Milk Chocolate'],
      ['Hazelnut Spread', 'Nutella Biscuits', 'Hazelnut Spread Family Pack'],
    ])
  })

  it('that no product has lead nowhere', async () => {
    expect(await find('xyzzy', '', "o'; drop table item", '\\')).toEqual([])
    expect(await find()).toEqual([])
  })

  it('that half the shop has are asked for two by two', async () => {
    const text = `update catalogue_word set products = 9999 where word in ('milk', 'whole', 'cocoa')`
    await test.database.query({ name: '', text })
    expect(await find('milk', 'nutella', 'whole', 'cocoa')).toEqual([
      ['Hazelnut Spread', 'Nutella Biscuits', 'Hazelnut Spread Family Pack'],
      ['Whole Milk'],
      ['Milk Chocolate'],
      [],
    ])
    expect(await find('milk')).toEqual([])
  })
})
