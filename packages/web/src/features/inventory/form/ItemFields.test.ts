import { item } from '@larder/contract/item'
import { describe, expect, it } from 'vitest'
import { suggestionsFrom } from './ItemFields.tsx'

const at = (location: string | null) =>
  item.parse({ item_id: 1, item_name: 'Thing', quantity: 1, unit_of_measure: 'jar', location })

describe('suggestionsFrom', () => {
  it('names what is used most first and nothing twice', () => {
    const items = [at('Cellar'), at('Fridge'), at(' Fridge '), at(null), at('')]
    expect(suggestionsFrom(items, 'location')).toEqual(['Fridge', 'Cellar'])
  })

  it('adds the common words after the own ones, in their order', () => {
    expect(suggestionsFrom([at('Fridge')], 'unit_of_measure', ['pcs', 'kg'])).toEqual(['jar', 'pcs', 'kg'])
  })

  it('stays short', () => {
    expect(
      suggestionsFrom(
        Array.from({ length: 200 }, (_, index) => at(`Shelf ${index}`)),
        'location',
      ),
    ).toHaveLength(50)
  })
})
