import { expect, test } from 'vitest'
import { readDays, writeDays } from './use-shopping-list.ts'

const read = (address: string) => readDays(new URLSearchParams(address))
const write = (address: string, days: number) => writeDays(new URLSearchParams(address), days).toString()

test('the address says how far to look ahead', () => {
  expect(read('days=14')).toBe(14)
  expect(read('days=1')).toBe(1)
  expect(read('days=30')).toBe(30)
})

test.each(['', 'days=', 'days=0', 'days=31', 'days=-3', 'days=7.5', 'days=many'])('«%s» is a week', (address) => {
  expect(read(address)).toBe(7)
})

test('a week needs no parameter, and others are left alone', () => {
  expect(write('days=14&a=b', 7)).toBe('a=b')
  expect(write('a=b', 30)).toBe('a=b&days=30')
})
