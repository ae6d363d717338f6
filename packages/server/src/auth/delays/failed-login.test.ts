import { readFile } from 'node:fs/promises'
import { isIP } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TestApp } from '../../testing/app.ts'
import { createTestApp, password } from '../../testing/app.ts'

const guide = await readFile(new URL('../../../../../docs/operating.md', import.meta.url), 'utf8')
const setting = (name: string) => new RegExp(`^${name} = (.+)$`, 'm').exec(guide)?.[1] ?? ''

// What fail2ban puts in place of its tags; the addresses it takes are checked as it does, by being one.
const failregex = new RegExp(setting('failregex').replace('<ADDR>', String.raw`\[?(?<address>[\d.]+|[\da-f:.]+)\]?`))
const datepattern = new RegExp(setting('datepattern').replace('{LEPOCH}', String.raw`(\d{10}\d{3})`))

/** The addresses that fail2ban finds in a log: line by line, each without its date. */
function findBans(log: string): string[] {
  return log.split('\n').flatMap((line) => {
    const address = failregex.exec(line.replace(datepattern, ''))?.groups?.['address']
    return address === undefined || isIP(address) === 0 ? [] : [address]
  })
}

let larder: TestApp
let before = 0
beforeAll(async () => {
  larder = await createTestApp({ rateLimit: true, trustProxy: ['127.0.0.1'] })
})
beforeEach(async () => {
  await larder.database.query({ name: '', text: 'delete from login_delay' })
  before = larder.log().length
})
afterAll(() => larder.close())

const logged = () => larder.log().slice(before)
const logIn = (username: string, given: string, from: string) =>
  larder.anonymous.post('/api/auth/login', { username, password: given }, { 'x-forwarded-for': from })

test('a failed log-in is one line, and the filter of the guide finds its client', async () => {
  const { username } = await larder.register()
  await logIn(username, 'a wrong guess', '203.0.113.7')
  await logIn('nobody at all', 'a wrong guess', '2001:db8::7')
  await logIn('nobody at all', 'a wrong guess', '::ffff:198.51.100.9')
  expect(findBans(logged())).toEqual(['203.0.113.7', '2001:db8::7', '198.51.100.9'])
  const line =
    logged()
      .split('\n')
      .find((text) => failregex.test(text)) ?? ''
  expect(datepattern.exec(line)?.[1]).toMatch(/^\d{13}$/)
  expect(JSON.parse(line)).toMatchObject({ level: 40, client: '203.0.113.7', msg: 'log-in failed' })
})

test('so is one that came too early; one that succeeds and one that says nothing are not', async () => {
  const { username } = await larder.register()
  await logIn(username, 'a wrong guess', '203.0.113.7')
  await larder.database.query({ name: '', text: `update login_delay set open_at = now() + interval '10 minutes'` })
  expect((await logIn(username, password, '203.0.113.7')).status).toBe(429)
  expect(findBans(logged())).toEqual(['203.0.113.7', '203.0.113.7'])
  before = larder.log().length
  expect((await logIn(username, password, '127.0.0.1')).status).toBe(200)
  expect((await logIn('', '', '203.0.113.7')).status).toBe(400)
  expect(findBans(logged())).toEqual([])
})

const forged = '"reason":"refused","client":"1.2.3.4","msg":"log-in failed"}'

test.each([
  ['a line of its own', `x\n{"level":40,"time":1794787200000,${forged}\n`],
  ['the end of a line', forged],
  ['an escaped end of a line', String.raw`\",` + forged],
  ['a client', 'client=1.2.3.4 from 1.2.3.4 port 22'],
  ['a separator', `x\u2028${forged}`],
])('nobody can write %s into the log by a name or a password', async (_, typed) => {
  for (const [username, given] of [
    [typed, 'a wrong guess'],
    ['somebody', typed],
  ] as const) {
    expect((await logIn(username, given, '203.0.113.7')).status).toBe(401)
  }
  expect(findBans(logged())).toEqual(['203.0.113.7', '203.0.113.7'])
  expect(logged()).not.toContain('1.2.3.4')
  expect(logged()).not.toContain('somebody')
})

test.each([forged, `1.2.3.4"${forged}`, 'unknown', '203.0.113.999'])(
  'what a proxy passes on as an address and is none bans nobody: %s',
  async (from) => {
    await logIn('somebody', 'a wrong guess', from)
    expect(findBans(logged())).toEqual([])
    expect(logged()).toContain('"client":"unknown","msg":"log-in failed"}')
  },
)

test('whoever writes the header themselves is known by the address that the proxy has added', async () => {
  await logIn('somebody', 'a wrong guess', '1.2.3.4, 203.0.113.7')
  expect(findBans(logged())).toEqual(['203.0.113.7'])
})
