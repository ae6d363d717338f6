import { type LiveKind } from '@larder/contract/live'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createRefresher } from './refresher.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function create() {
  const asked: LiveKind[][] = []
  const hold = { is_on: false }
  const refresher = createRefresher({
    refresh: (kinds) => void asked.push([...kinds]),
    isHeld: () => hold.is_on,
  })
  return { asked, hold, ...refresher }
}

it('asks at once, and then at most once in 300 ms for all that came meanwhile', () => {
  const { add, asked } = create()
  add(['inventory'])
  vi.advanceTimersByTime(0)
  expect(asked).toEqual([['inventory']])
  vi.advanceTimersByTime(100)
  add(['notices'])
  add(['notices', 'shopping-list'])
  vi.advanceTimersByTime(199)
  expect(asked).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(asked.slice(1)).toEqual([['notices', 'shopping-list']])
  vi.advanceTimersByTime(5000)
  expect(asked).toHaveLength(2)
})

it('asks nothing while a write is under way, and everything after it', () => {
  const { add, asked, hold } = create()
  hold.is_on = true
  add(['inventory'])
  vi.advanceTimersByTime(4000)
  add(['household'])
  vi.advanceTimersByTime(1000)
  expect(asked).toEqual([])
  hold.is_on = false
  vi.advanceTimersByTime(50)
  expect(asked).toEqual([['inventory', 'household']])
})

it('asks nothing for nothing, and nothing after its end', () => {
  const { add, asked, stop } = create()
  add([])
  add(['inventory'])
  stop()
  vi.advanceTimersByTime(1000)
  expect(asked).toEqual([])
})
