import { type ChangeEvent } from 'react'
import { expect, test } from 'vitest'
import { renderHook } from '../../../testing/render-hook.ts'
import { useDay } from './use-day.ts'

const today = '2026-11-15'
const typed = (value: string, badInput = false) =>
  ({ target: { value, validity: { badInput } } }) as ChangeEvent<HTMLInputElement>

test('today goes without saying', async () => {
  const day = await renderHook(() => useDay(today))
  expect(day.current).toMatchObject({ complaint: null, sent: {}, field: { value: today, error: false } })
})

test('another day is sent', async () => {
  const day = await renderHook(() => useDay(today))
  await day.do(({ field }) => field.onChange(typed('2026-11-01')))
  expect(day.current.sent).toEqual({ date: '2026-11-01' })
})

test('a day to come is refused', async () => {
  const day = await renderHook(() => useDay(today))
  await day.do(({ field }) => field.onChange(typed('2026-11-16')))
  expect(day.current.field).toMatchObject({ error: true, helperText: 'Date cannot be in the future' })
})

test('a day that is half typed is not nothing', async () => {
  const day = await renderHook(() => useDay(today))
  await day.do(({ field }) => field.onChange(typed('', true)))
  expect(day.current.complaint).toBe('Date must be a date like 2026-01-31')
  await day.do(({ field }) => field.onChange(typed('')))
  expect(day.current).toMatchObject({ complaint: null, sent: {} })
})
