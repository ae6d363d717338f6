import { expect, test } from 'vitest'
import { createLine } from './testing.ts'
import { writeShareText } from './share-text.ts'

test('is a paragraph for each category, with amounts in packs', () => {
  const milk = createLine({ item_name: 'Milk', quantity: 2, unit_of_measure: 'l', pack_quantity: 1, packs: 2 })
  const candles = createLine({ item_name: 'Birthday candles', item_id: null, quantity: null, unit_of_measure: null })
  const groups = [
    { category: 'Dairy', lines: [milk] },
    { category: 'Other', lines: [candles] },
  ]
  expect(writeShareText('Smart Shopping List', groups)).toBe(
    'Smart Shopping List\n\nDairy\n- Milk, 2 x 1 l\n\nOther\n- Birthday candles',
  )
})
