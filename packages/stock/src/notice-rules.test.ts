import { describe, expect, it } from 'vitest'
import { findChange, noticesOf } from './notice-rules.ts'

const today = '2026-03-10'
const plenty = { quantity: 5, low_stock_threshold: null, expiry_date: null }
const kindsOf = (facts: object, days_left: number | null = null) => [
  ...noticesOf({ ...plenty, ...facts }, today, days_left),
]

describe('noticesOf', () => {
  it.each([
    ['plenty', {}, []],
    ['a threshold that is reached', { low_stock_threshold: 5 }, ['low_stock']],
    ['a threshold that is not', { low_stock_threshold: 4.999 }, []],
    ['nothing left', { quantity: 0, low_stock_threshold: 0 }, ['low_stock']],
    ['nothing left of what has expired', { quantity: 0, expiry_date: '2026-03-01' }, []],
    ['the last good day', { expiry_date: today }, ['expiring']],
    ['three days', { expiry_date: '2026-03-13' }, ['expiring']],
    ['four days', { expiry_date: '2026-03-14' }, []],
    ['yesterday', { expiry_date: '2026-03-09' }, ['expired']],
    ['low and expired', { low_stock_threshold: 9, expiry_date: '2026-03-09' }, ['low_stock', 'expired']],
  ])('%s', (_, facts, kinds) => {
    expect(kindsOf(facts)).toEqual(kinds)
  })

  it('looks as far ahead as the shopping list', () => {
    expect(kindsOf({}, 7)).toEqual(['running_out'])
    expect(kindsOf({}, 8)).toEqual([])
    expect(kindsOf({ quantity: 0 }, 0)).toEqual([])
  })

  it('says of what is low only that', () => {
    expect(kindsOf({ low_stock_threshold: 5 }, 1)).toEqual(['low_stock'])
  })
})

describe('findChange', () => {
  const low = { ...plenty, low_stock_threshold: 5 }

  it('is nothing while nothing begins or ends', () => {
    expect(findChange([], plenty, today)).toBeUndefined()
    expect(findChange(['low_stock'], low, today)).toBeUndefined()
  })

  it('is what begins and what ends', () => {
    expect(findChange([], low, today)).toEqual({ raised: ['low_stock'], gone: [] })
    expect(findChange(['expired'], low, today)).toEqual({ raised: ['low_stock'], gone: ['expired'] })
  })

  it('leaves a prediction alone until nothing is left to run out', () => {
    expect(findChange(['running_out'], plenty, today)).toBeUndefined()
    expect(findChange(['running_out'], { ...plenty, quantity: 0 }, today)).toEqual({
      raised: [],
      gone: ['running_out'],
    })
  })
})
