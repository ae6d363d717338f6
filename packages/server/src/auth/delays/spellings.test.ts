import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TestApp } from '../../testing/app.ts'
import { createTestApp } from '../../testing/app.ts'
import { delays } from './delay-kinds.ts'

let larder: TestApp
beforeAll(async () => {
  larder = await createTestApp({ rateLimit: true, trustProxy: ['127.0.0.1'] })
})
beforeEach(() => run('delete from login_delay'))
afterAll(() => larder.close())

const run = (text: string, ...values: unknown[]) => larder.database.query({ name: '', text }, values)
const guess = async (username: string, from = '198.51.100.7') => {
  const body = { username, password: 'a wrong guess' }
  return (await larder.anonymous.post('/api/auth/login', body, { 'x-forwarded-for': from })).status
}
/** Makes every wait that has begun a long one: a second is soon over on a busy machine. */
const lengthen = () =>
  run(
    `update login_delay set open_at = now() + interval '10 minutes' where login_delay_key like 'pair:%' and failures >= $1`,
    delays.pair.free,
  )

// İ is i to the database and not to JavaScript; the others are one by NFKC, by case, or by being the same account.
const spellings = (name: string) => [
  name,
  name.toUpperCase(),
  name.replace('k', '\u212A'),
  name.replace('i', 'İ'),
  name.replaceAll('i', 'İ'),
  name.replace('k', '\u212A').replaceAll('i', 'İ'),
  name.replace('w', 'ｗ'),
  name.replace('w', 'Ｗ'),
  name.replace('k', 'ｋ').replaceAll('i', 'ｉ'),
  ` ${name}\u3000`,
  name.replace('k', '𝓴'),
  name.replace('i', 'ⁱ'),
]
const emails = (name: string) => [
  `${name}@example.org`,
  `${name.toUpperCase()}@example.org`,
  `${name.replace('k', '\u212A')}@EXAMPLE.org`,
]

async function countGuesses(names: readonly string[]): Promise<number> {
  let guesses = 0
  for (const name of names) {
    const status = await guess(name)
    expect([401, 429]).toContain(status)
    if (status === 401) guesses += 1
    await lengthen()
  }
  return guesses
}

test('fifteen spellings of one account get together as many free guesses as one', async () => {
  await larder.register({ username: 'kiwi', email: 'kiwi@example.org' })
  const names = [...spellings('kiwi'), ...emails('kiwi')]
  expect(new Set(names).size).toBe(15)
  expect(await countGuesses(names)).toBe(delays.pair.free)
})

test('so do the spellings of a name that nobody has', async () => {
  expect(await countGuesses(spellings('nokiwi'))).toBe(delays.pair.free)
})

test('the total over all addresses is one for all spellings too', async () => {
  await larder.register({ username: 'skiwi', email: 'other@example.org' })
  for (const [index, name] of [...spellings('skiwi'), 'OTHER@example.org'].entries()) {
    expect(await guess(name, `203.0.113.${index}`)).toBe(401)
  }
  const rows = await run(`select failures from login_delay where login_delay_key like 'name:%'`)
  expect(rows).toEqual([{ failures: 13 }])
})

test('no name can be spelt so that it shares the counters of an account', async () => {
  await larder.register({ username: 'numbered' })
  const [row] = await run(`select user_id from app_user where username = 'numbered'`)
  for (let round = 0; round < delays.pair.free; round += 1) expect(await guess('numbered')).toBe(401)
  await lengthen()
  for (const name of [`${row?.['user_id']}`, `account ${row?.['user_id']}`]) expect(await guess(name)).toBe(401)
  expect(await guess('numbered')).toBe(429)
})
