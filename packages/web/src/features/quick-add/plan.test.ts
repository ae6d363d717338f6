import { type Item } from '@larder/contract/item'
import { describe, expect, test } from 'vitest'
import { planWith, readPlan } from './plan.ts'

const milk = {
  item_id: 7,
  item_name: 'Whole Milk',
  quantity: 1.2,
  unit_of_measure: 'l',
  category: 'Dairy',
  location: 'Fridge',
  brand: 'Hillside',
  item_weight: null,
  item_weight_unit: null,
} as Item
const context = { items: [milk], categories: ['Dairy', 'Bakery'], today: '2026-11-15', language: 'en-US' }
const planOf = (line: string, on = context) => readPlan(line, on).plan

test('more of what is there becomes a purchase, in the unit it is counted in', () => {
  const plan = planOf('500 ml whole milk')
  expect(plan?.request).toEqual({
    kind: 'purchase',
    item_id: 7,
    body: { quantity_added: 0.5, price: null, source: null, notes: null },
  })
  expect(plan?.facts).toEqual(['More of Whole Milk', '0.5 l', '1.7 l in all'])
})

test.each([
  ['2 whole milk exp 12/24', { expiry_date: '2026-12-24' }, ['expires 12/24/2026']],
  ['2 whole milk cellar', { location: 'Cellar' }, ['Cellar']],
  ['2 whole milk fridge', {}, []],
])('"%s" is more of what has lots, with its own date and place', (line, sent, facts) => {
  const plan = planOf(line, { ...context, items: [{ ...milk, lot_count: 1 }] })
  expect(plan?.request).toEqual({
    kind: 'purchase',
    item_id: 7,
    body: { quantity_added: 2, price: null, source: null, notes: null, ...sent },
  })
  expect(plan?.facts).toEqual(['More of Whole Milk', '2 l', '3.2 l in all', ...facts])
})

test('what is past its date was not bought today', () => {
  const plan = planOf('2 whole milk exp 2026-11-14', { ...context, items: [{ ...milk, lot_count: 1 }] })
  expect(plan?.request).toMatchObject({ kind: 'create', body: { expiry_date: '2026-11-14' } })
})

test('without lots another expiry is another item, which takes the rest from its twin', () => {
  const plan = planOf('2 whole milk exp 12/24')
  expect(plan?.request).toEqual({
    kind: 'create',
    body: {
      item_name: 'Whole Milk',
      quantity: 2,
      unit_of_measure: 'l',
      category: 'Dairy',
      location: 'Fridge',
      expiry_date: '2026-12-24',
      brand: 'Hillside',
    },
  })
  expect(plan?.facts).toEqual(['New item', 'Whole Milk', '2 l', 'Dairy', 'Fridge', 'expires 12/24/2026'])
})

test.each(['whole milk freezer', '2 boxes whole milk'])('"%s" is a new item', (line) => {
  expect(planOf(line)?.request.kind).toBe('create')
})

test('a new name gets a guessed category, one piece and no place', () => {
  expect(planOf('rye bread')?.request).toMatchObject({
    kind: 'create',
    body: { item_name: 'Rye bread', quantity: 1, unit_of_measure: 'pcs', category: 'Bakery', location: null },
  })
  expect(planOf('string')?.facts).toEqual(['New item', 'String', '1 pc', 'Other'])
})

describe('what is guessed of a name', () => {
  const kitchen = { ...context, categories: ['Dairy', 'Pantry', 'Breakfast'] }
  const guess = (line: string, category: string | null, storage_location: string | null) =>
    planWith(readPlan(line, kitchen), { category, storage_location }, kitchen)?.request

  test('files a new thing, in a place that the household uses and as it writes it', () => {
    expect(guess('butter', 'Dairy', 'fridge')).toMatchObject({ body: { category: 'Dairy', location: 'Fridge' } })
    expect(guess('oat milk', 'Breakfast', null)).toMatchObject({ body: { category: 'Breakfast', location: null } })
  })

  test('neither makes up a place nor a category', () => {
    expect(guess('ketchup', 'Pantry', 'Cupboard')).toMatchObject({ body: { category: 'Pantry', location: null } })
    expect(guess('cheese', 'Deli', null)).toMatchObject({ body: { category: 'Dairy' } })
    expect(guess('string', null, null)).toMatchObject({ body: { category: 'Other', location: null } })
  })

  test('changes nothing of what the line says, nor of what the household has', () => {
    expect(guess('butter cellar', 'Dairy', 'Fridge')).toMatchObject({ body: { location: 'Cellar' } })
    expect(guess('whole milk freezer', 'Pantry', 'Fridge')).toMatchObject({
      body: { category: 'Dairy', location: 'Freezer' },
    })
    expect(guess('whole milk', 'Pantry', 'Pantry')).toMatchObject({ kind: 'purchase', item_id: 7 })
  })

  test('is said once where category and place have one name', () => {
    const plan = planWith(readPlan('rice pantry', kitchen), { category: 'Pantry', storage_location: null }, kitchen)
    expect(plan?.facts).toEqual(['New item', 'Rice', '1 pc', 'Pantry'])
  })
})

test.each([
  ['pasta 500g x 3', { quantity: 1500, unit_of_measure: 'g', item_weight: 500, item_weight_unit: 'g' }, '500 g each'],
  ['2x yoghurt 150 g', { quantity: 2, unit_of_measure: 'pcs', item_weight: 150, item_weight_unit: 'g' }, '150 g each'],
])('"%s" is an item whose packages have a size', (line, body, fact) => {
  expect(planOf(line)?.request).toMatchObject({ kind: 'create', body })
  expect(planOf(line)?.facts).toContain(fact)
})

test.each([
  ['whole milk 1 l x 3', 'l', 3],
  ['3 whole milk 500 ml', 'l', 1.5],
  ['whole milk 1 l x 3', 'bottle', 3],
  ['3 whole milk 1 l', 'bottle', 3],
])('"%s" of what is counted in %s is %d more', (line, unit_of_measure, quantity_added) => {
  const plan = planOf(line, { ...context, items: [{ ...milk, unit_of_measure }] })
  expect(plan?.request).toMatchObject({ kind: 'purchase', body: { quantity_added } })
})

test('a category that fits better than the form’s words is taken where the household has it', () => {
  const guess = { category: 'Produce', better_category: 'Beverages', storage_location: null }
  const plan = (categories: string[]) => {
    const shop = { ...context, categories }
    return planWith(readPlan('apple juice', shop), guess, shop)?.request
  }
  expect(plan(['Produce', 'Beverages'])).toMatchObject({ body: { category: 'Beverages' } })
  expect(plan(['Produce'])).toMatchObject({ body: { category: 'Produce' } })
})

test('without a name there is nothing to add', () => {
  expect(planOf('2 l')).toBeNull()
})

test.each([
  ['1,500 g flour', 'en-US', '1,500 g'],
  ['1,500 g flour', 'de-DE', '1,500 g'],
  ['1.500 g Mehl', 'en-US', '1,500 g'],
  ['1.500 g Mehl', 'de-DE', '1,500 g'],
  ['1.500 kg Mehl', 'en-US', '1.5 kg'],
  ['1,500 kg Mehl', 'de-DE', '1.5 kg'],
  ['1.500 Servietten', 'de-DE', '1,500 pcs'],
  ['1,500 napkins', 'en-GB', '1,500 pcs'],
])('"%s" in %s is %s', (line, language, amount) => {
  expect(planOf(line, { ...context, language })?.facts).toContain(amount)
})

test('none of something new is an item of which there is none', () => {
  const plan = planOf('0 birthday candles')
  expect(plan?.request).toMatchObject({ kind: 'create', body: { item_name: 'Birthday candles', quantity: 0 } })
  expect(plan?.facts.slice(0, 3)).toEqual(['New item', 'Birthday candles', '0 pcs'])
})

test('none of what is there, and more than can be counted, is said to be no plan', () => {
  const hint = '0 more of Whole Milk is nothing to add.'
  expect(readPlan('0 whole milk', context)).toEqual({ plan: null, hint })
  const too_much = 'Quantity must be at most 1,000,000,000'
  expect(readPlan('5000000000 peas', context)).toEqual({ plan: null, hint: too_much })
  expect(planOf('1000000000 peas')?.facts).toContain('1,000,000,000 pcs')
})
