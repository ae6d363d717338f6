import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillCatalogue } from '../testing/catalogue.ts'
import type { TestDatabase } from '../testing/database.ts'
import { createTestDatabase } from '../testing/database.ts'
import { createReadingSearch } from './readings.ts'

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

const reading = () => createReadingSearch(test.database)

async function find(...read: string[]): Promise<string[]> {
  const { searches, words } = await reading().plan(read)
  const found = await Promise.all(searches.map((search) => reading().search(search, words)))
  return found.flat().map(({ product_name }) => product_name)
}

describe('words that were read', () => {
  it('lead to products, those with most of the words first', async () => {
    expect(await find('nutella', 'family')).toEqual([
      'Hazelnut Spread Family Pack',
      'Hazelnut Spread',
      'Nutella Biscuits',
      'Hazelnut Spread Family Pack',
    ])
  })

  it('are folded as the catalogue is, and asked for once', async () => {
    expect((await reading().plan(['ALPINE', 'Alpine!', 'alpine milk'])).searches).toEqual([`'alpine'`, `'milk'`])
  })

  it('may be misread', async () => {
    const { searches, words } = await reading().plan(['nutelle', 'qqqqq'])
    expect(searches).toEqual([`'nutella'`])
    expect(words).toEqual(['nutelle', 'qqqqq', 'nutella'])
  })

  it('that no product has lead nowhere', async () => {
    expect(await find('xyzzy', '', "o'; drop table item", '\\')).toEqual([])
    expect((await reading().plan([])).searches).toEqual([])
  })

  it('that half the shop has are asked for two by two', async () => {
    await test.database.query({
      name: '',
      text: `update catalogue_word set products = 9999 where word in ('milk', 'whole', 'cocoa')`,
    })
    expect((await reading().plan(['milk', 'nutella', 'whole', 'cocoa'])).searches).toEqual([
      `'nutella'`,
      `'milk' & 'whole'`,
      `'milk' & 'cocoa'`,
      `'whole' & 'cocoa'`,
    ])
    expect(await find('milk', 'whole')).toEqual(['Whole Milk'])
  })
})
