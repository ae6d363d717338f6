import { expect, it } from 'vitest'
import { makeItem } from '../../testing/products.ts'
import { readName, toCandidate, wordsOf } from './names.ts'

const roles = (name: ReturnType<typeof readName>) => name.parts.map(({ role, words }) => [role, ...words])

it('takes an item for itself, and a product of the world for nobody’s', () => {
  const item = makeItem(7, 'Corvina Penne', { brand: 'Corvina', category: 'Pantry' })
  expect(toCandidate(item)).toEqual({
    product_name: 'Corvina Penne',
    brand: 'Corvina',
    category: 'Pantry',
    item_id: 7,
  })
  const product = { product_name: 'Penne', brand: null, category: null, barcode: '4006381333931' }
  expect(toCandidate(product)).toEqual({ product_name: 'Penne', brand: null, category: null, item_id: null })
})

it('keeps a brand apart from what a name says beside it, and says nothing twice', () => {
  const name = readName(toCandidate(makeItem(1, 'Old Mill Tomato Soup', { brand: 'Old Mill' })))
  expect(roles(name)).toEqual([
    ['brand', 'old', 'mill'],
    ['kind', 'tomato'],
    ['kind', 'soup'],
  ])
  expect(name.parts[0]?.joined).toBe('oldmill')
  expect(name.parts[1]?.joined).toBeNull()
})

it('lets the first word lead a name without a brand', () => {
  expect(roles(readName(toCandidate(makeItem(1, 'Red Lentils'))))).toEqual([
    ['head', 'red'],
    ['kind', 'lentils'],
  ])
})

it('adds words it goes by elsewhere, each once, and none that it has already', () => {
  const aliases = ['OLDMILL TOM SOUP', 'tom soup 400']
  const name = readName(toCandidate(makeItem(1, 'Tomato Soup', { brand: 'Old Mill' })), aliases)
  expect(roles(name).slice(3)).toEqual([
    ['alias', 'oldmill'],
    ['alias', 'tom'],
    ['alias', '400'],
  ])
})

it('can be found by every word, and by a brand without its space', () => {
  const name = readName(toCandidate(makeItem(1, 'Tomato Soup', { brand: 'Old Mill' })), ['Passata'])
  expect([...wordsOf(name)].toSorted()).toEqual(['mill', 'old', 'oldmill', 'passata', 'soup', 'tomato'])
})

it('has no parts where a name has no letters', () => {
  expect(readName({ product_name: '—', brand: '!', category: null, item_id: null }).parts).toEqual([])
})
