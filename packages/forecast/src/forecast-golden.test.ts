import { describe, expect, it } from 'vitest'
import { forecast, type Question } from './forecast.ts'
import { no_habits, type Rhythm } from './household-habits.ts'
import { observeUse, type Uses } from './uses.ts'

// Expected numbers come from the formulas of docs/forecast.md by hand or by bench/forecast/golden.py, never from this package.

type Day = readonly [day: number, size: number]

const use = (first: Day, ...days: readonly Day[]): Uses =>
  days.reduce((uses, [day, size]) => observeUse(uses, day, size), observeUse(null, ...first))

const once = use([0, 2])
const twice = use([0, 1], [20, 3])
const three = use([0, 1], [10, 2], [30, 3])
const weekly = use([0, 1], [7, 1], [14, 1], [21, 1], [28, 1], [35, 1], [42, 1], [49, 1], [56, 1])
const daily = use([0, 1], ...Array.from({ length: 99 }, (_, day): Day => [day + 1, 1]), [107, 1])

const alone = { habits: no_habits, rhythm: { record_days: 1, first_day: 0, last_day: 0 } }

const ask = (uses: Uses, stock: number, change: Partial<Question> = {}) => {
  const { chanceBy, ...numbers } = forecast({
    uses,
    stock,
    category: 'Dairy',
    today: uses.last_day,
    household: alone,
    ...change,
  })
  return { ...numbers, by7: chanceBy(7) }
}

type Expected = Partial<ReturnType<typeof ask>>

const near = (expected: Expected) =>
  Object.fromEntries(Object.entries(expected).map(([name, value]) => [name, expect.closeTo(value, 4)]))

const twiceIn = (items: number, rhythm: Rhythm, today: number) =>
  ask(twice, 4, { today, household: { habits: { ...no_habits, items }, rhythm } })

describe('the pace', () => {
  it('of a first use is that of the category and of most households', () => {
    // 15.5 e^-.0891 = 14.17869 days; 2 / 14.17869 a day and 7 / 14.17869 a week
    expect(ask(once, 2)).toMatchObject(near({ rate: 0.14106, frequency: 0.4937 }))
    // 16.2 e^-.0891 = 14.81902 days
    expect(ask(once, 2, { category: null })).toMatchObject(near({ rate: 0.13496, frequency: 0.47237 }))
  })

  it('of a first use slows with silence', () => {
    // 14.17869 + 20 / 1.8868 = 24.77866 days
    expect(ask(once, 2, { today: 20 })).toMatchObject(near({ rate: 0.08071, frequency: 0.2825 }))
  })

  it('leans on the other items of the household', () => {
    // (-10 - 125.2372 * .0891) / (25 + 125.2372) = -.140835; 15.5 e^-.140835 = 13.46383 days
    const household = { ...alone, habits: { items: 5, weight: 25, deviation: -10 } }
    expect(ask(once, 2, { household })).toMatchObject(near({ rate: 0.14855, frequency: 0.51991 }))
  })

  it('is that of the whole life and of the recent gaps', () => {
    // e^((4.1468 (ln 15.5 - .0891) + ln 20) / 5.1468) = 15.15872; (1.8868 * 15.15872 + 20) / 2.8868 = 16.83576 days
    // (3 + 2.0724 * 2) / 3.0724 = 2.32548 at once
    expect(ask(twice, 4)).toMatchObject(near({ rate: 0.13813, frequency: 0.41578 }))
    // A gap and a size of 20 days ago count half: (1.8868 * 14.44086 + 20 + 10 / 2) / 3.3868 = 15.42666 days
    // (3 + 2 / 2 + 2.0724 * 2) / 3.5724 = 2.27992 at once
    expect(ask(three, 4)).toMatchObject(near({ rate: 0.14779, frequency: 0.45376 }))
  })

  it('forgets what was recent while nothing is used', () => {
    // (1.8868 * 15.15872 + 20 / 2 + 20) / 2.3868 = 24.55232 days; (3 / 2 + 2.0724 * 2) / 2.5724 = 2.19437 at once
    expect(ask(twice, 4, { today: 40 })).toMatchObject(near({ rate: 0.08937, frequency: 0.2851 }))
  })
})

describe('the wait for the next day with records', () => {
  const ten_days = { record_days: 3, first_day: 0, last_day: 20 }

  it('is a share of the usual days between them, as far as the household is known', () => {
    expect(twiceIn(0, ten_days, 20)).toMatchObject(near({ earliest: 8.62885, median: 22.17284, latest: 65.35858 }))
    // 22.17284 + .6644 * 5 / (5 + 5) * 10 = 25.49484
    expect(twiceIn(5, ten_days, 20)).toMatchObject(near({ earliest: 9.92166, median: 25.49484, latest: 75.15079 }))
  })

  it('is that of a month at most', () => {
    // 22.17284 + .6644 * 45 / (45 + 5) * 30 = 40.11164
    expect(twiceIn(45, { record_days: 3, first_day: -80, last_day: 20 }, 20)).toMatchObject(
      near({
        earliest: 15.60998,
        median: 40.11164,
        latest: 118.23652,
      }),
    )
  })

  it('grows shorter with the days since the last one, and ends', () => {
    // .6644 / 2 * (10 - 4) = 1.9932 days more, given the four days gone
    expect(twiceIn(5, ten_days, 24)).toMatchObject(near({ earliest: 6.82217, median: 22.61642, latest: 74.51867 }))
    expect(twiceIn(5, ten_days, 31)).toMatchObject(near({ earliest: 4.26112, median: 20.38627, latest: 79.48153 }))
  })

  it('starts today where the last record is of a day ahead', () => {
    expect(twiceIn(5, { record_days: 3, first_day: 2, last_day: 22 }, 20)).toMatchObject(
      near({
        earliest: 9.92166,
        median: 25.49484,
        latest: 75.15079,
      }),
    )
  })
})

describe('the bounds', () => {
  it.each<[string, Uses, number, number, Expected]>([
    ['one use', once, 2, 0, { earliest: 2.15156, median: 8.45096, latest: 32.13033, confidence: 0.39, by7: 0.478 }],
    [
      'one use, 20 days silent',
      once,
      2,
      20,
      { earliest: 2.10059, median: 15.80905, latest: 85.66809, confidence: 0.39, by7: 0.31511 },
    ],
    [
      'two uses',
      twice,
      4,
      0,
      { earliest: 8.62885, median: 22.17284, latest: 65.35858, confidence: 0.4608, by7: 0.08522 },
    ],
    [
      'two uses, 20 days silent',
      twice,
      4,
      20,
      { earliest: 3.87258, median: 23.26513, latest: 101.203, confidence: 0.36412, by7: 0.20627 },
    ],
    [
      'three uses',
      three,
      4,
      0,
      { earliest: 8.61209, median: 21.18075, latest: 58.39059, confidence: 0.55654, by7: 0.08493 },
    ],
    [
      'weekly',
      weekly,
      2,
      0,
      { earliest: 7.72626, median: 13.96052, latest: 28.66055, confidence: 0.73406, by7: 0.11225 },
    ],
    [
      'weekly, 5 days silent',
      weekly,
      2,
      5,
      { earliest: 4.02735, median: 10.96809, latest: 28.27123, confidence: 0.55569, by7: 0.31745 },
    ],
    [
      'weekly, 400 days silent',
      weekly,
      0.5,
      400,
      { earliest: 10.39834, median: 85.10396, latest: 566.04582, confidence: 0.28793, by7: 0.07849 },
    ],
    [
      'weekly, less than half a use',
      weekly,
      0.1,
      0,
      { earliest: 0.94965, median: 2.63229, latest: 5.8615, confidence: 0.90074, by7: 0.95482 },
    ],
    [
      'weekly, 100 uses',
      weekly,
      100,
      0,
      { earliest: 235.14678, median: 889.31209, latest: 1621.51623, confidence: 0.5928, by7: 0.00042 },
    ],
    [
      'daily until a week ago',
      daily,
      0.1,
      0,
      { earliest: 0.05879, median: 0.31315, latest: 0.84293, confidence: 0.99625, by7: 0.99925 },
    ],
  ])('of %s', (_, uses, stock, silent, expected) => {
    expect(ask(uses, stock, { today: uses.last_day + silent })).toMatchObject(near(expected))
  })

  it('of a first use are as wide as what is usual', () => {
    // Irregularity 1.3164 / 2.5122 = .524; e^(.1952 - .9845 sqrt .524) * 14.17869 = 8.45096
    // Below: sqrt(.7322 * .524 + .0052 (1 / 1.8868 + 1 / 4.1468)) = .62264; above: sqrt(.3442 * .524 + .2452 * .77115) = .60782
    // 8.45096 * 9^-.62264 = 2.15156 and 8.45096 * 9^.60782 = 32.13033
    const { earliest, median, latest } = ask(once, 2)
    expect([earliest, median, latest]).toEqual([2.15156, 8.45096, 32.13033].map((days) => expect.closeTo(days, 4)))
  })
})
