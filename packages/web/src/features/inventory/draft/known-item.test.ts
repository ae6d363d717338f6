import { item } from '@larder/contract/item'
import { describe, expect, it } from 'vitest'
import { fillFrom, findKnown, namesLike } from './known-item.ts'

const make = (item_id: number, item_name: string, more: object = {}) =>
  item.parse({ item_id, item_name, quantity: 1, unit_of_measure: 'l', ...more })

const milk = make(1, 'Milk', { location: 'Fridge', brand: 'Brookfield', item_weight: 1, item_weight_unit: 'l' })
const items = [milk, make(2, 'Oat Milk'), make(3, 'milk', { location: 'Cellar' }), make(4, 'Crème')]

describe('namesLike', () => {
  it('names what holds the letters, what begins with them first, and nothing twice', () => {
    expect(namesLike(items, ' MIL')).toEqual(['milk', 'Oat Milk'])
    expect(namesLike(items, 'creme')).toEqual(['Crème'])
    expect(namesLike(items, '')).toHaveLength(3)
  })

  it('stays short', () => {
    const many = Array.from({ length: 200 }, (_, index) => make(index, `Thing ${index}`))
    expect(namesLike(many, 'thing')).toHaveLength(50)
  })
})

describe('findKnown', () => {
  it('finds the newest of exactly that name', () => {
    expect(findKnown(items, ' Milk ')?.item_id).toBe(3)
    expect(findKnown(items, 'Mil')).toBeUndefined()
    expect(findKnown(items, ' ')).toBeUndefined()
  })
})

describe('fillFrom', () => {
  it('fills what is free', () => {
    expect(fillFrom(milk, () => true)).toEqual({
      unit_of_measure: 'l',
      location: 'Fridge',
      brand: 'Brookfield',
      item_weight: '1',
      item_weight_unit: 'l',
    })
  })

  it('leaves what is typed, and a weight whose unit is typed', () => {
    const filled = fillFrom(milk, (field) => field !== 'location' && field !== 'item_weight_unit')
    expect(filled).toEqual({ unit_of_measure: 'l', brand: 'Brookfield' })
  })
})
