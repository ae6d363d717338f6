import { expect, it } from 'vitest'
import { inventory_keys, notice_key, shopping_keys, usage_keys } from '../api/keys.ts'
import { household_keys } from '../shared/household/use-household.ts'
import { isShownLive, kindOf } from './kinds.ts'

it.each([
  ['inventory', inventory_keys.items],
  ['inventory', inventory_keys.item(7)],
  ['inventory', usage_keys.prediction(7)],
  ['inventory', usage_keys.consumption(7)],
  ['inventory', usage_keys.predictions],
  ['shopping-list', shopping_keys.list(7)],
  ['notices', notice_key],
  ['household', household_keys.current],
  [null, ['profile']],
  [null, ['shopping-trip']],
])('%s: %j', (kind, key) => {
  expect(kindOf(key)).toBe(kind)
  expect(isShownLive(key)).toBe(true)
})

it('leaves alone what somebody is typing with or walking by', () => {
  for (const part of ['guess', 'shops', 'insights']) expect(isShownLive(['inventory', part])).toBe(false)
})
