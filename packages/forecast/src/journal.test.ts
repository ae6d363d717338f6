import { describe, expect, it } from 'vitest'
import {
  isInOrder,
  type JournalEvent,
  learn,
  lessonFromNumbers,
  lessonToNumbers,
  nothing_learned,
  stockToUse,
} from './journal.ts'
import { observeUse } from './uses.ts'

const event = (kind: JournalEvent['kind'], day: number, delta: number): JournalEvent => ({ kind, day, delta })
const learnAll = (...events: JournalEvent[]) => events.reduce(learn, nothing_learned)

describe('recorded consumption', () => {
  const lesson = learnAll(
    event('created', 0, 10),
    event('consumed', 3, -1),
    event('purchased', 5, 4),
    event('corrected', 6, -2),
    event('discarded', 7, -1),
    event('consumed', 10, -2),
  )

  it('starts with the first use and counts nothing but uses', () => {
    expect(lesson.uses).toEqual(observeUse(observeUse(null, 3, 1), 10, 2))
  })

  it('reckons with the whole stock', () => {
    expect(stockToUse(lesson, 8)).toBe(8)
  })
})

describe('purchases alone', () => {
  const lesson = learnAll(event('created', 0, 2), event('purchased', 7, 2), event('purchased', 15, 3))

  it('say that the lot before is used up', () => {
    const start = observeUse(null, 0, 2)
    expect(lesson.uses).toEqual(observeUse(observeUse(start, 7, 2), 15, 3))
  })

  it('leave the last lot to reckon with', () => {
    expect(stockToUse(lesson, 7)).toBe(3)
    expect(stockToUse(lesson, 1)).toBe(1)
  })

  it('say nothing once somebody records use', () => {
    const logged = learn(lesson, event('consumed', 16, -1))
    expect(logged.uses).toEqual(observeUse(null, 16, 1))
    expect(learn(logged, event('purchased', 20, 2))).toEqual(logged)
  })

  it('of one day are one lot', () => {
    const twice = learnAll(event('created', 0, 2), event('purchased', 7, 2), event('purchased', 7, 1))
    expect(twice).toEqual(learnAll(event('created', 0, 2), event('purchased', 7, 3)))
  })

  it('on the first day say nothing about use', () => {
    const lesson_of_today = learnAll(event('created', 0, 2), event('purchased', 0, 2))
    expect(lesson_of_today).toMatchObject({ uses: null, lot: 4 })
  })
})

it('one purchase is not enough to know anything', () => {
  expect(learnAll(event('created', 0, 2)).uses).toBeNull()
})

it('knows when the journal has to be read again', () => {
  const lesson = learnAll(event('created', 0, 2), event('consumed', 5, -1))
  expect(isInOrder(lesson, 5)).toBe(true)
  expect(isInOrder(lesson, 4)).toBe(false)
  expect(isInOrder(nothing_learned, -1000)).toBe(true)
})

it('comes back from storage as it was', () => {
  const lesson = learnAll(event('created', 0, 2), event('purchased', 7, 2))
  expect(lessonFromNumbers(lessonToNumbers(lesson))).toEqual(lesson)
  expect(lessonFromNumbers(lessonToNumbers(nothing_learned))).toEqual(nothing_learned)
})
