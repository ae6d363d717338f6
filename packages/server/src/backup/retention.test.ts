import { expect, test } from 'vitest'
import { isHalf, listExpired, nameBackup } from './retention.ts'

const kept = { days: 7, weeks: 4 }
const day = (offset: number): string => nameBackup(new Date(Date.UTC(2026, 10, 15 + offset)))

test('a backup is named by its day', () => {
  expect(nameBackup(new Date('2026-11-15T23:59:59.999Z'))).toBe('larder-2026-11-15.backup')
})

test('the newest seven stay, and behind them the last of each of four weeks, as the days go by', () => {
  let names: string[] = []
  for (let offset = -100; offset <= 0; offset += 1) {
    names.push(day(offset))
    const expired = new Set(listExpired(names, kept))
    names = names.filter((name) => !expired.has(name))
  }
  // The 15th is a Sunday: the weeks before ended on the 8th, the 1st, the 25th and the 18th.
  expect(names).toEqual([
    ...['2026-10-18', '2026-10-25', '2026-11-01', '2026-11-08'].map((date) => `larder-${date}.backup`),
    ...[-6, -5, -4, -3, -2, -1, 0].map(day),
  ])
})

test('days without a backup do not make others expire', () => {
  const names = [day(-200), day(-150), day(-100), day(0)]
  expect(listExpired(names, kept)).toEqual([])
})

test('other files are none of ours', () => {
  const others = ['larder-2026-11-15.backup.gz', 'before-upgrade.backup', 'larder-2026-1-1.backup', 'notes.txt']
  expect(listExpired(others, { days: 0, weeks: 0 })).toEqual([])
  expect(listExpired([day(0)], { days: 0, weeks: 0 })).toEqual([day(0)])
  expect(isHalf('larder-2026-11-15.backup.0a1b2c3d.half')).toBe(true)
  expect([...others, day(0)].some(isHalf)).toBe(false)
})
