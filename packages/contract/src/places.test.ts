import { describe, expect, it } from 'vitest'
import { findPlaceAfter, isFreezer } from './places.ts'

it.each([
  'Freezer',
  'chest freezer',
  'Gefriertruhe',
  'Tiefkühlfach',
  'Congélateur',
  'congelador',
  'Vriezer',
  'Морозилка',
])('%s is a freezer', (place) => expect(isFreezer(place)).toBe(true))

it.each(['Fridge', 'Pantry', 'Kühlschrank', 'Cellar', ''])('%s is none', (place) =>
  expect(isFreezer(place)).toBe(false),
)

describe('where a batch lies after a change', () => {
  const places = ['Pantry', 'Kühlschrank', 'Gefrierfach', 'Freezer']
  it.each([
    ['frozen', 'Kühlschrank', 'Gefrierfach'],
    ['frozen', null, 'Gefrierfach'],
    // In which of two freezers it lies only a person knows.
    ['frozen', 'Freezer', undefined],
    ['thawed', 'Freezer', 'Kühlschrank'],
    ['thawed', 'Pantry', undefined],
    ['thawed', null, undefined],
    ['opened', 'Freezer', undefined],
  ] as const)('%s in %s: %s', (kind, location, place) => {
    expect(findPlaceAfter(kind, location, places)).toBe(place)
  })

  it('stays where the household has no such place', () => {
    expect(findPlaceAfter('frozen', 'Fridge', ['Fridge', 'Pantry'])).toBeUndefined()
    expect(findPlaceAfter('thawed', 'Freezer', ['Freezer'])).toBeUndefined()
  })
})
