import { expect, test } from 'vitest'
import { createLine } from '../../../shared/shopping-list/testing.ts'
import { describeLine } from './describe-line.ts'

test('stock and suggestion in the unit of the item, in packs where it is bought in packs', () => {
  expect(
    describeLine(createLine({ current_quantity: 0.5, suggested_quantity: 2, unit_of_measure: 'l' })),
  ).toMatchObject({
    stock: '0.5 l',
    suggested: '2 l',
  })
  const packs = { suggested_quantity: 2, unit_of_measure: 'l', pack_quantity: 1, packs: 2 }
  expect(describeLine(createLine(packs)).suggested).toBe('2 x 1 l')
  // What a person wants instead is in the field, and the suggestion stays what it was.
  expect(describeLine(createLine({ ...packs, quantity: 7 })).suggested).toBe('2 x 1 l')
})

test.each([
  [{}, []],
  [{ reason: { kind: 'asked', text: 'You asked for it' } }, ['You asked for it']],
  [{ reason: { kind: 'asked', text: 'You asked for it' }, added_by: 'Anna' }, ['Asked for by Anna']],
  [
    { reason: { kind: 'runs_out', text: 'Lasts until Friday' }, added_by: 'Anna', repeat_days: 14 },
    ['Lasts until Friday', 'Asked for by Anna', 'Every 2 weeks'],
  ],
  [{ repeat_days: 10 }, ['Every 10 days']],
])('of %j it says %j', (details, notes) => {
  expect(describeLine(createLine(details)).notes).toEqual(notes)
})
