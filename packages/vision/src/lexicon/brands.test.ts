import { expect, it } from 'vitest'
import { brands, readBrands } from './brands.ts'
import { foldLetters } from './fold-letters.ts'

const find = (name: string) =>
  brands.find(
    (brand) =>
      brand.name === name &&
      brand.spellings[0]?.join(' ') === foldLetters(name).replace(/['-]/gu, (mark) => (mark === '-' ? ' ' : '')),
  )

it('has more than a thousand brands that can be read', () => {
  expect(new Set(brands.map(({ name }) => name)).size).toBeGreaterThan(1000)
  for (const { name, spellings } of brands) {
    expect(name.trim()).toBe(name)
    for (const parts of spellings) expect(parts.join('')).toMatch(/^[\p{Ll}\p{N}]{2,}$/u)
  }
})

it('knows who makes one thing, who makes mostly one, and who makes all sorts', () => {
  expect(find('Nutella')).toMatchObject({ product: { name: 'Hazelnut Spread' }, isOnly: true })
  expect(find('Heinz')).toMatchObject({ product: { name: 'Ketchup' }, isOnly: false })
  expect(find('Nestlé')).toMatchObject({ product: null })
  expect(find('Dove')).toMatchObject({ isEverydayWord: true })
})

it('spells brands as they are printed', () => {
  expect(find('Coca-Cola')?.spellings).toEqual(expect.arrayContaining([['coca', 'cola'], ['cocacola']]))
  expect(find("Lay's")?.spellings[0]).toEqual(['lays'])
})

it('refuses a brand of a product that nobody knows', () => {
  expect(() => readBrands({ only: 'Moon Dust: Acme', mostly: '', many: '' })).toThrow('No product is called Moon Dust')
})

it('takes brands of everyday words for such', () => {
  expect(find('One A Day')?.isEverydayWord).toBe(true)
  expect(find('Red Bull')?.isEverydayWord).toBe(false)
})
