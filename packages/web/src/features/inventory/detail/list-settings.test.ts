import { updateItemRequest } from '@larder/contract/item'
import { expect, test } from 'vitest'
import { changesOf, type ListSettings, settingsOf } from './list-settings.ts'

const eggs: ListSettings = { unit_of_measure: 'pcs', pack_quantity: 6, is_never_suggested: null }

test('an item without settings shows an empty field and no tick', () => {
  expect(settingsOf({ unit_of_measure: 'l' })).toEqual({ pack_quantity: '', is_never_suggested: false })
  expect(settingsOf(eggs)).toEqual({ pack_quantity: '6', is_never_suggested: false })
})

test('what was not changed is not sent', () => {
  expect(changesOf(eggs, settingsOf(eggs))).toEqual({})
  expect(changesOf(eggs, { pack_quantity: ' 6 ', is_never_suggested: true })).toEqual({ is_never_suggested: true })
  expect(changesOf(eggs, { pack_quantity: '10', is_never_suggested: false })).toEqual({ pack_quantity: 10 })
})

test('an empty pack is learned again', () => {
  expect(changesOf(eggs, { pack_quantity: '', is_never_suggested: false })).toEqual({ pack_quantity: null })
})

test.each(['0', '-2', 'six'])('a pack of %s is refused', (pack_quantity) => {
  const judged = updateItemRequest.safeParse(changesOf(eggs, { pack_quantity, is_never_suggested: false }))
  expect(judged.error?.issues[0]?.path).toEqual(['pack_quantity'])
})
