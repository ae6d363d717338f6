import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createPlainMatcher } from '../testing/plain-matcher.ts'
import { matchLines } from './match-lines.ts'

const product_words = `Milk Milch Whole Oat Bread Brown Crumbs Butter Bananas Banana Äpfel Apfel Tomate Tomaten Alpine
  Meadow Barilla Spaghetti Spaghett1 MLK WHL BRD choc chocolate 1l 1,5% 3,5% 500g 2x 20ct 7Up Tea teaspoon Farmer's x 12
  Crème fraîche 𠮷野家 𠮷家`.split(/\s+/u)
const word = fc.constantFrom(...product_words)
const name = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '))
const brand = fc.option(fc.constantFrom('Alpine', 'Meadow', 'Barilla', 'Brown Bread', 'Milk'), { nil: null })
const household = fc.array(fc.record({ item_name: name, brand }), { maxLength: 30 })

test('small households get the answers of the plain way, letter by letter', () => {
  fc.assert(
    fc.property(household, fc.array(name, { minLength: 1, maxLength: 5 }), (shelf, lines) => {
      const items = shelf.map((item, index) => ({ item_id: index + 1, ...item }))
      const plain = createPlainMatcher(items)
      const found = matchLines(
        lines,
        items.map(({ item_id, item_name, brand: maker }) => [item_id, item_name, maker] as const),
      )
      expect(found).toEqual(lines.map(plain))
    }),
    { numRuns: 1500 },
  )
})
