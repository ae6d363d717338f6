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

const box = (x, width = 0.2) => ({ x, y: 0.5, width, height: 0.2 })

it('knows by their places which things are which, and confirms the one that shows most of it', async () => {
  const { household, confirmed } = createHousehold({
    products: [{ product_name: 'Pear', box: box(0.1), crop_ids: ['pear'] }],
    unnamed: [
      { box: box(0.12), crop_ids: ['near'] },
      { box: box(0.6), crop_ids: ['lamp'] },
      { box: box(0.35, 0.05), read_text: 'HEINZ', crop_ids: ['label'] },
      { box: null, read_text: 'EGGS', crop_ids: ['print'] },
    ],
  })
  const products = [
    line('Apple', { boxes: [box(0.1)] }),
    line('Ketchup', { boxes: [box(0.3)] }),
    line('Eggs', { boxes: [box(0.9)] }),
  ]
  await teachPhoto(household, [], { truth: { products } })
  expect(confirmed).toEqual([
    ['Apple', ['pear']],
    ['Ketchup', ['label']],
  ])
})

it('takes what a thing may be for what it is where the photo has it and its place is not known', async () => {
  const suggestions = [{ product_name: 'Melon' }, { product_name: 'Apple' }]
  const { household, confirmed } = createHousehold({ products: [], unnamed: [{ suggestions, crop_ids: ['a'] }] })
  await teachPhoto(household, [], { truth: { products: [line('Apples')] } })
  expect(confirmed).toEqual([['Apples', ['a']]])
})
