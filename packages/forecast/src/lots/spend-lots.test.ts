import { describe, expect, it } from 'vitest'
import { spendLots } from './spend-lots.ts'

const aDay = (rate: number) => (days: number) => rate * (days + 1)
const lot = (quantity: number, good_for: number) => ({ quantity, good_for })

describe('what becomes of lots', () => {
  it('a lot that is used up in time loses nothing', () => {
    // One a day until the end of the fourth day is five.
    expect(spendLots([lot(5, 4)], aDay(1))).toEqual([{ used: 5, lost: 0 }])
    expect(spendLots([lot(6, 4)], aDay(1))).toEqual([{ used: 5, lost: 1 }])
  })

  it('what is used of the first is not used of the second', () => {
    expect(spendLots([lot(4, 3), lot(4, 5)], aDay(1))).toEqual([
      { used: 4, lost: 0 },
      { used: 2, lost: 2 },
    ])
  })

  it('what was lost of the first leaves time for the second', () => {
    // Two of the first by its day; the other eight days go to the second.
    expect(spendLots([lot(10, 1), lot(8, 9)], aDay(1))).toEqual([
      { used: 2, lost: 8 },
      { used: 8, lost: 0 },
    ])
  })

  it('the order is the order of use, whatever the days', () => {
    expect(spendLots([lot(3, 9), lot(3, 3)], aDay(1))).toEqual([
      { used: 3, lost: 0 },
      { used: 1, lost: 2 },
    ])
  })

  it('what has no date is never lost, and what is past its day is not used', () => {
    expect(spendLots([lot(2, -1), lot(9, Infinity)], aDay(0))).toEqual([
      { used: 0, lost: 2 },
      { used: 0, lost: 0 },
    ])
    expect(spendLots([lot(2, -3), lot(2, 0)], aDay(1))).toEqual([
      { used: 0, lost: 2 },
      { used: 1, lost: 1 },
    ])
  })
})
