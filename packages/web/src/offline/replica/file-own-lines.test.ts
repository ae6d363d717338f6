import { expect, test } from 'vitest'
import { fileOwnLines } from './file-own-lines.ts'

const line = (item_name: string, category: string | null = null, item_id: number | null = null) => ({
  item_id,
  item_name,
  category,
})

test('what was written down is filed by its words, and the rest stays as it is', async () => {
  const shopping_list = [
    line('Apple juice'),
    line('Toilet paper'),
    line('Rope'),
    line('Milk', 'Breakfast'),
    line('Egg', null, 7),
  ]
  expect(await fileOwnLines({ success: true, shopping_list })).toEqual({
    success: true,
    shopping_list: [
      line('Apple juice', 'Beverages'),
      line('Toilet paper', 'Household'),
      line('Rope'),
      line('Milk', 'Breakfast'),
      line('Egg', null, 7),
    ],
  })
})

test('an answer without a list is as it was', async () => {
  expect(await fileOwnLines({ success: false })).toEqual({ success: false })
})
