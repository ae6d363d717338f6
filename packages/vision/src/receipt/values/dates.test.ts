import { expect, it } from 'vitest'
import { findDate } from './dates.ts'

const today = new Date('2026-11-15T12:00:00Z')
const find = (lines: string | string[], dayFirst = false) => findDate([lines].flat(), dayFirst, today)

it.each([
  ['05/11/18 8:47 PM', '2018-05-11'],
  ['Date: 2016/05/01 14:11:20', '2016-05-01'],
  ['13-Jul-2018 8:53:47P', '2018-07-13'],
  ['02-M ar-2019 12:53:48P', '2019-03-02'],
  ['Apr 01, 2019', '2019-04-01'],
  ['25 MAY 2017 09:41AM', '2017-05-25'],
  ['SUN JUN 24 20:49:53 2018', '2018-06-24'],
  ["0203 #02 MAY.21'19 REG0002", '2019-05-21'],
  ['Date | 22/02/20187:41:46 AM', '2018-02-22'],
  ['Date: 27/07/20 17', '2017-07-27'],
  ['ORD #18 -REG #19- 21/03/2018', '2018-03-21'],
  ['O9/06/2O18', '2018-09-06'],
  ['3 März 2020', '2020-03-03'],
])('finds the day in %s', (line, expected) => {
  expect(find(line)).toBe(expected)
})

it('reads 03/04 as the country does, and as the month allows', () => {
  expect([find('03/04/2018', true), find('03/04/2018', false)]).toEqual(['2018-04-03', '2018-03-04'])
  expect([find('25/04/2018', false), find('04/25/2018', true)]).toEqual(['2018-04-25', '2018-04-25'])
})

it('prefers the day that is called one', () => {
  expect(find(['Since 01/01/1998', '02.03.20', 'Datum: 28.03.2020 09:51'], true)).toBe('2020-03-28')
})

it('never answers with a day to come, or with none that exists', () => {
  expect(find('12/31/2027')).toBeNull()
  expect(find('31/02/2019', true)).toBeNull()
  expect(find(['Tel 07-386 7524', '1.99', ''])).toBeNull()
})

it.each([
  ['14. Juli 2024', '2024-07-14'],
  ['1. Dezember 2023', '2023-12-01'],
  ['3. Maerz 2024', '2024-03-03'],
  ['14 juillet 2024', '2024-07-14'],
  ['14 juil. 2024', '2024-07-14'],
  ['14 juin 2024', '2024-06-14'],
  ['2 août 2023', '2023-08-02'],
  ['9 février 2024', '2024-02-09'],
  ['15 de agosto de 2023', '2023-08-15'],
  ['7 enero 2024', '2024-01-07'],
  ['5 gennaio 2024', '2024-01-05'],
  ['21 luglio 2023', '2023-07-21'],
  ['30 settembre 2023', '2023-09-30'],
  ['7 mei 2024', '2024-05-07'],
  ['12 maart 2024', '2024-03-12'],
  ['12-okt-23', '2023-10-12'],
])('knows the months of its neighbours: %s', (line, expected) => {
  expect(find(line, true)).toBe(expected)
})

it.each([
  ['03.04.24', '2024-04-03'],
  ['03/04/24 17:05', '2024-04-03'],
  ['3-4-2024', '2024-04-03'],
  ['2024-04-03T17:05', '2024-04-03'],
  ['24.12.23, 09:12 Uhr', '2023-12-24'],
  ['29.02.2024', '2024-02-29'],
])('reads %s where the day comes first', (line, expected) => {
  expect(find(line, true)).toBe(expected)
})

it('is not led astray by the day until which a coupon is valid', () => {
  expect(find(['Coupon valid until 31.12.2025 12:00', '03.04.2024'], true)).toBe('2024-04-03')
})

it('allows for a clock that is ahead by one day, and no more', () => {
  expect([find('16.11.2026', true), find('17.11.2026', true)]).toEqual(['2026-11-16', null])
})
