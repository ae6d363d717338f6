import { writeFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../testing/app.ts'
import { createTestApp } from '../testing/app.ts'
import { compareTimes } from '../testing/pairs.ts'

// `node bench/login/run.mjs` asks for many more.
const pairs = Number(process.env['LOGIN_PAIRS'] ?? 24)
const report = process.env['LOGIN_REPORT']
// One run in 16,000 of equal things lies beyond; a look-up of the name alone, without the hash, lies at the very end.
const most_deviations = 4

let larder: TestApp
beforeAll(async () => {
  larder = await createTestApp({ rateLimit: true, trustProxy: ['127.0.0.1'] })
  await larder.register()
  // All with the same hash: their passwords are never guessed here.
  await larder.database.query(
    {
      name: '',
      text: `
        with people as (
          insert into app_user (username, email, password_hash)
          select 'known' || n, 'known' || n || '@example.org', (select max(password_hash) from app_user)
          from generate_series(10000, 9999 + $1::integer) as numbers (n) returning user_id
        ), homes as (
          insert into household (name) select 'home' from people returning household_id
        ), numbered_people as (select user_id, row_number() over () as n from people
        ), numbered_homes as (select household_id, row_number() over () as n from homes)
        insert into household_member (household_id, user_id)
        select household_id, user_id from numbered_people join numbered_homes using (n)`,
    },
    [pairs],
  )
})
afterAll(() => larder.close())

/** From ever new addresses, as one who is not to be noticed would. */
const guess = (name: string) => async (pair: number) => {
  const username = `${name}${10_000 + pair}`
  const from = { 'x-forwarded-for': `10.${name === 'known' ? 1 : 2}.${pair >> 8}.${pair & 255}` }
  const answer = await larder.anonymous.post('/api/auth/login', { username, password: 'a wrong guess' }, from)
  if (answer.status !== 401) throw new Error(`${username}: ${answer.status}`)
}

test('whether a name exists cannot be told from the time of the answer', { timeout: 600_000 }, async () => {
  await compareTimes(2, guess('known'), guess('empty'))
  const comparison = await compareTimes(pairs, guess('known'), guess('empty'))
  if (report !== undefined) await writeFile(report, JSON.stringify(comparison))
  expect(Math.abs(comparison.deviations)).toBeLessThan(most_deviations)
})
