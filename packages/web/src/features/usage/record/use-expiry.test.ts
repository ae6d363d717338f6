import { usage_messages } from '@larder/contract/messages/usage/usage-messages'
import { type ChangeEvent } from 'react'
import { expect, test } from 'vitest'
import { renderHook } from '../../../testing/render-hook.ts'
import { type ShelfLife, useExpiry } from './use-expiry.ts'

const today = '2026-11-15'
const week: ShelfLife = { days: 7, source: 'default' }
const typed = (value: string, badInput = false) =>
  ({ target: { value, validity: { badInput } } }) as ChangeEvent<HTMLInputElement>

test('what it usually keeps is counted from the day of purchase and marked', async () => {
  const expiry = await renderHook(() => useExpiry({ bought_on: '2026-11-10', today, shelf_life: week }))
  expect(expiry.current).toMatchObject({ is_auto_filled: true, sent: { expiry_date: '2026-11-17' }, complaint: null })
})

test.each([
  ['nobody knows what it keeps', today, null],
  ['the usual day is over already', '2026-11-01', week],
])('where %s there is no date', async (_, bought_on, shelf_life) => {
  const expiry = await renderHook(() => useExpiry({ bought_on, today, shelf_life }))
  expect(expiry.current).toMatchObject({ is_auto_filled: false, sent: {}, field: { value: '' } })
})

test('what a person says stays, whatever is learned or chosen afterwards', async () => {
  let bought = { bought_on: today, today, shelf_life: null as ShelfLife | null }
  const expiry = await renderHook(() => useExpiry(bought))
  await expiry.do(({ field }) => field.onChange(typed('2026-12-24')))
  bought = { ...bought, bought_on: '2026-11-14', shelf_life: week }
  await expiry.do(({ field }) => field.onChange(typed('2026-12-25')))
  expect(expiry.current).toMatchObject({ is_auto_filled: false, sent: { expiry_date: '2026-12-25' } })
})

test('a cleared date is none', async () => {
  const expiry = await renderHook(() => useExpiry({ bought_on: today, today, shelf_life: week }))
  await expiry.do(({ field }) => field.onChange(typed('')))
  expect(expiry.current).toMatchObject({ is_auto_filled: false, sent: {}, field: { value: '' }, complaint: null })
})

test.each([
  ['2026-11-14', false, 'Expiry date cannot be earlier than purchase date'],
  ['', true, 'Expiry Date must be a date like 2026-01-31'],
])('«%s» is refused', async (value, isBad, sentence) => {
  const expiry = await renderHook(() => useExpiry({ bought_on: today, today, shelf_life: week }))
  await expiry.do(({ field }) => field.onChange(typed(value, isBad)))
  expect(expiry.current).toMatchObject({ complaint: sentence, field: { error: true } })
})

test.each([
  [1, '1 day'],
  [14, '14 days'],
  [60, '60 days'],
  [180, '6 months'],
  [365, '12 months'],
  [730, '24 months'],
])('%d days are said as %s', (days, words) => {
  expect(usage_messages.keptFor(days)).toBe(words)
})
