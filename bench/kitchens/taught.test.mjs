import { expect, it } from 'vitest'
import { teachPhoto } from './taught.mjs'

const line = (name, rest = {}) => ({ name, brand: null, printed: null, count: 1, visible: 'clear', ...rest })

/** A household that sees the same in every photo, and what was told to it. */
function createHousehold(seen) {
  const [items, confirmed] = [[], []]
  const household = {
    recognise: () => Promise.resolve(seen),
    addItem: ({ name }) => Promise.resolve(items.push(name)),
    confirm: (item_id, crop_ids) => Promise.resolve(confirmed.push([items[item_id - 1], crop_ids])),
  }
  return { household, items, confirmed }
}

it('adds each product once and confirms it once, by its name or the words on it', async () => {
  const { household, items, confirmed } = createHousehold({
    products: [{ product_name: 'Tomato', brand: null, crop_ids: ['a', 'b'] }],
    unnamed: [
      { read_text: 'HEINZ KETCHUP', crop_ids: ['c'] },
      { read_text: null, crop_ids: ['d'] },
    ],
  })
  const known = []
  const first = { truth: { products: [line('Tomatoes'), line('Eggs')] } }
  const second = { truth: { products: [line('Tomato'), line('Ketchup', { brand: 'Heinz' })] } }
  await teachPhoto(household, known, first)
  await teachPhoto(household, known, second)
  expect(items).toEqual(['Tomatoes', 'Eggs', 'Ketchup'])
  expect(confirmed).toEqual([
    ['Tomatoes', ['a', 'b']],
    ['Ketchup', ['c']],
  ])
  expect(known.map(({ isTaught }) => isTaught)).toEqual([true, false, true])
})

it('cannot teach what has no crop', async () => {
  const { household, confirmed } = createHousehold({ products: [{ product_name: 'Eggs', crop_ids: [] }], unnamed: [] })
  const known = []
  await teachPhoto(household, known, { truth: { products: [line('Eggs')] } })
  expect(confirmed).toEqual([])
  expect(known).toMatchObject([{ isTaught: false }])
})
