import { describe, expect, test } from 'vitest'
import { describePrediction } from './prediction-words.ts'

// A Tuesday.
const today = '2026-03-10'
const plenty = { quantity: 3, expiry_date: null }
const say = (days: number | null, further: object = {}, item: object = plenty) =>
  describePrediction(
    { days_until_depletion: days, confidence_level: 0.8, usage_frequency: null, ...further },
    { ...plenty, ...item },
    today,
  )

test('says how long it lasts and how often it is used', () => {
  expect(say(5, { usage_frequency: 4 })).toBe('Lasts about 5 more days. You use some 4 times a week.')
})

test.each([
  [null, ''],
  [0, 'Lasts less than a day.'],
  [0.4, 'Lasts less than a day.'],
  [1, 'Lasts about 1 more day.'],
  [1.6, 'Lasts about 2 more days.'],
  [13, 'Lasts about 13 more days.'],
  [14, 'Lasts about 2 more weeks.'],
  [24, 'Lasts about 3 more weeks.'],
  [60, 'Lasts about 9 more weeks.'],
  [61, 'Lasts about 2 more months.'],
  [364, 'Lasts about 12 more months.'],
  [547, 'Lasts about 18 more months.'],
  [548, 'Lasts about 2 more years.'],
  [1459, 'Lasts about 4 more years.'],
  [1460, 'Lasts for years.'],
  [20_000, 'Lasts for years.'],
])('%s days', (days, words) => {
  expect(say(days)).toBe(words)
})

test.each([
  [0, 'Lasts perhaps less than a day.'],
  [1, 'Lasts perhaps a day or two.'],
  [2, 'Lasts perhaps a day or two.'],
  [3, 'Lasts perhaps a few more days.'],
  [7, 'Lasts perhaps another week.'],
  [14, 'Lasts perhaps two more weeks.'],
  [21, 'Lasts perhaps another month.'],
  [60, 'Lasts perhaps two more months.'],
  [200, 'Lasts perhaps some more months.'],
  [301, 'Lasts perhaps a year or more.'],
])('%s days of which nobody is sure have no number that looks exact', (days, words) => {
  expect(say(days, { confidence_level: 0.39 })).toBe(words)
})

test('where nobody says how sure it is, it is told as it comes', () => {
  expect(say(5, { confidence_level: null })).toBe('Lasts about 5 more days.')
  expect(say(5, { confidence_level: 0.4 })).toBe('Lasts about 5 more days.')
})

test.each([
  [21, '3 times a day'],
  [14, 'twice a day'],
  [10, 'every day'],
  [6.5, 'every day'],
  [6, '6 times a week'],
  [3.6, '4 times a week'],
  [2, 'twice a week'],
  [1.4, 'once a week'],
  [0.75, 'once a week'],
  [0.7, '3 times a month'],
  [0.5, 'twice a month'],
  [0.2, 'once a month'],
  [0.1, 'less than once a month'],
])('%s times a week', (usage_frequency, often) => {
  expect(say(5, { usage_frequency })).toBe(`Lasts about 5 more days. You use some ${often}.`)
})

test('few uses are said as what they are', () => {
  expect(say(5, { usage_frequency: 4, confidence_level: 0.2 })).toBe(
    'Lasts perhaps a few more days. You use some perhaps 4 times a week.',
  )
  expect(say(5, { usage_frequency: 0 })).toBe('Lasts about 5 more days.')
})

describe('what lasts and what goes off is never said of the same thing', () => {
  test.each([
    ['2026-03-10', 'Goes off today, before it is used up.'],
    ['2026-03-11', 'Goes off tomorrow, before it is used up.'],
    ['2026-03-14', 'Goes off on Saturday, before it is used up.'],
    ['2026-03-29', 'Goes off on 3/29/2026, before it is used up.'],
    ['2026-03-30', 'Lasts about 3 more weeks.'],
    ['2026-03-09', 'Went off yesterday.'],
    ['2026-03-05', 'Went off 5 days ago.'],
    ['some day', 'Lasts about 3 more weeks.'],
  ])('%s', (expiry_date, words) => {
    expect(say(20, {}, { expiry_date })).toBe(words)
  })

  test('of several batches one goes off, and the rest lasts', () => {
    expect(say(20, {}, { expiry_date: '2026-03-11', lot_count: 2 })).toBe('Lasts about 3 more weeks.')
    expect(say(20, {}, { expiry_date: '2026-03-11', lot_count: 1 })).toMatch(/^Goes off/)
  })

  test('what is gone neither lasts nor goes off', () => {
    expect(say(0, { usage_frequency: 2 }, { quantity: 0, expiry_date: '2026-03-09' })).toBe(
      'All gone. You use some twice a week.',
    )
  })
})
