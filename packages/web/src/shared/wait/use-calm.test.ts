import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderInApp } from '../../testing/render-in-app.ts'
import { useCalm } from './use-calm.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('shows what comes in a hurry one after the other, and the last in the end', async () => {
  const { hook } = await renderInApp(() => {
    const [value, setValue] = useState('')
    return { calm: useCalm(value, 700), setValue }
  }, '/ocr-upload')
  const pass = (ms: number) => hook.do(() => vi.advanceTimersByTime(ms))
  await pass(1000)
  await hook.do(({ setValue }) => setValue('a'))
  await pass(0)
  expect(hook.current.calm).toBe('a')
  for (const value of ['b', 'c', 'd']) {
    await hook.do(({ setValue }) => setValue(value))
    await pass(200)
    expect(hook.current.calm).toBe('a')
  }
  await pass(100)
  expect(hook.current.calm).toBe('d')
})
