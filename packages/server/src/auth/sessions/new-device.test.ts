import { account_api } from '@larder/contract/account'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Client, TestApp } from '../../testing/app.ts'
import { createTestApp, password } from '../../testing/app.ts'
import { createLogins } from '../../testing/logins.ts'
import { delays } from '../delays/delay-kinds.ts'

let larder: TestApp
beforeAll(async () => {
  larder = await createTestApp({ rateLimit: true, trustProxy: ['127.0.0.1'] })
})
beforeEach(async () => {
  for (const table of ['login_approval', 'login_delay', 'login_place', 'rate_limit']) await run(`delete from ${table}`)
})
afterAll(() => larder.close())

const { run, attempt, login, fail, exhaust, lengthen } = createLogins(() => larder)
const phone = '203.0.113.5'
const attacker = '198.51.100.7'

/** Guesses have closed the name for minutes, wherever they come from. */
async function attack(username: string): Promise<void> {
  await fail(username, attacker, 1)
  await exhaust(delays.name)
  await fail(username, attacker, 1)
  await lengthen(delays.name)
}

/** A botnet has used up also the first attempts that every area has. */
async function attackFromEverywhere(username: string): Promise<void> {
  await attack(username)
  await fail(username, '192.0.2.1', 1)
  await exhaust(delays.all_first_attempts)
  await fail(username, '192.0.2.2', 1)
}

test('whoever polls a name does not lock out its owner’s new phone', async () => {
  const { username } = await larder.register()
  await attack(username)
  await fail(username, attacker, delays.first_attempts.free)
  for (let round = 0; round < 3; round += 1) expect(await login(username, 'wrong password', attacker)).toBe(429)
  expect(await login(username, password, phone)).toBe(200)
  // It is a known place now, and its success did not open the name for other places.
  expect(await login(username, password, attacker)).toBe(429)
})

test.each([
  ['198.51.100.7', '198.51.100.200', '198.51.101.7'],
  ['2001:db8:1:1::1', '2001:db8:1:ffff::2', '2001:db8:2:1::1'],
])('%s has its first attempts together with %s, and not with %s', async (one, neighbour, other) => {
  const { username } = await larder.register()
  await attack(username)
  await fail(username, one, 2)
  await fail(username, neighbour, 1)
  for (const from of [one, neighbour]) expect(await login(username, 'wrong password', from)).toBe(429)
  await fail(username, other, 1)
})

test('the first attempts of all areas together are bounded, and the wait that is told is the name’s', async () => {
  const { username } = await larder.register()
  await attackFromEverywhere(username)
  const refused = await attempt({ username, password: 'wrong password' }, phone)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeLessThan(3600)
  const right = await attempt({ username, password }, phone)
  expect([right.status, Object.keys(right.body as object)]).toEqual([429, Object.keys(refused.body as object)])
})

test('a name that nobody has is closed and opened in the same way', async () => {
  await attack('nobody of that name')
  await fail('nobody of that name', phone, delays.first_attempts.free)
  expect(await login('nobody of that name', password, phone)).toBe(429)
})

const ask = (person: Client) => person.call(account_api.approveDevice, {})

test('an open session lets one new device in, once, and only with the password', async () => {
  const person = await larder.register()
  const { username } = person
  await attackFromEverywhere(username)
  const { code, expires_at } = await ask(person)
  expect(code).toMatch(/^[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}$/)
  const minutes = (Date.parse(expires_at) - Date.now()) / 60_000
  expect(minutes).toBeGreaterThan(5)
  expect(minutes).toBeLessThanOrEqual(10)
  const logIn = async (given: string, device_code?: string, from = phone) =>
    (await attempt({ username, password: given, ...(device_code === undefined ? {} : { device_code }) }, from)).status
  expect(await logIn(password)).toBe(429)
  expect(await logIn(password, 'ABCD-2345')).toBe(429)
  expect(await logIn('wrong password', code)).toBe(401)
  expect(await logIn(password, ` ${code.toLowerCase().replace('-', '')} `)).toBe(200)
  expect(await logIn(password, code, '192.0.2.77')).toBe(429)
})

test('of several devices that come with a code at once it lets one in', async () => {
  const person = await larder.register()
  const { username } = person
  await attackFromEverywhere(username)
  const { code: device_code } = await ask(person)
  const places = ['203.0.113.5', '192.0.2.77', '192.0.2.78', '198.51.100.9', '198.51.101.9', '203.0.113.99']
  const answers = await Promise.all(places.map((from) => attempt({ username, password, device_code }, from)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 429, 429, 429, 429, 429])
  const sessions = await run('select from session join app_user using (user_id) where username = $1', username)
  expect(sessions).toHaveLength(2)
})

test('a code is worth five guesses, and a new one no more', async () => {
  const person = await larder.register()
  const { username } = person
  const guess = async (device_code: string) =>
    (await attempt({ username, password: 'wrong password', device_code }, phone)).status
  const { code } = await ask(person)
  for (let round = 0; round < delays.approval.free; round += 1) expect(await guess(code)).toBe(401)
  await lengthen(delays.approval)
  expect(await guess(code)).toBe(429)
  expect(await guess((await ask(person)).code)).toBe(429)
  expect(await guess(code)).toBe(401)
})

test('a code ends with its time, with a newer one, with its session, and is worth nothing for others', async () => {
  const [person, other] = [await larder.register(), await larder.register()]
  await attackFromEverywhere(person.username)
  const isLetIn = async (device_code: string) =>
    (await attempt({ username: person.username, password, device_code }, phone)).status === 200
  const old = await ask(person)
  const { code: newer } = await ask(person)
  const { code: foreign } = await ask(other)
  expect(await isLetIn(old.code)).toBe(false)
  expect(await isLetIn(foreign)).toBe(false)
  await run(`update login_approval set expires_at = now()`)
  expect(await isLetIn(newer)).toBe(false)
  const { code: last } = await ask(person)
  await person.post('/api/auth/logout')
  expect(await isLetIn(last)).toBe(false)
  expect(await run('select from login_approval')).toHaveLength(1)
})

test('nobody asks for codes without end, and none can be read from the table', async () => {
  const person = await larder.register()
  const { code } = await ask(person)
  expect(JSON.stringify(await run('select * from login_approval'))).not.toContain(code.slice(0, 4))
  await run(`update rate_limit set attempts = 10 where rate_limit_key like 'device_code:%'`)
  expect((await person.send(account_api.approveDevice, {})).status).toBe(429)
})
