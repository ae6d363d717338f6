import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { account_api } from '@larder/contract/account'
import { messages } from '@larder/contract/messages'
import { afterAll, describe, expect, test } from 'vitest'
import { hashToken } from './http/authentication.ts'
import type { Client, Headers } from './testing/app.ts'
import { createTestApp, password, pathOf } from './testing/app.ts'
import type { Example } from './testing/fixtures.ts'
import { createExample, isPersonalList, isStream, namedCalls, no_facts, takesId } from './testing/fixtures.ts'
import { addItem } from './testing/items.ts'
import { listRoutes } from './testing/routes.ts'
import { takeSnapshot } from './testing/operations/snapshot.ts'

const site = await mkdtemp(join(tmpdir(), 'larder-site-'))
await writeFile(join(site, 'index.html'), '<!doctype html>')
const larder = await createTestApp({}, site)
afterAll(async () => {
  await larder.close()
  await rm(site, { recursive: true })
})

const calls = namedCalls(larder.app.calls)
const protectedCalls = calls.filter(({ open }) => open !== true)
const routes = await listRoutes(larder.app.fastify)

/** Whoever asks for these is nobody in particular; a line more here is a decision. */
const open_routes = [
  'GET *',
  'HEAD *',
  // An <img> sends no token: the address is random, and shows what is printed on a package.
  'GET /api/barcode-images/:token',
  'HEAD /api/barcode-images/:token',
  'GET /api/health',
  'HEAD /api/health',
  'GET /api/health/live',
  'HEAD /api/health/live',
  'GET /api/health/ready',
  'HEAD /api/health/ready',
  'GET /api/openapi.json',
  'HEAD /api/openapi.json',
  'POST /api/auth/login',
  'POST /api/auth/register',
  // The code is the proof that one was invited; before log-in it shows who invites to what.
  'GET /api/invites/:code',
  'HEAD /api/invites/:code',
]

const methodsOf = ({ method }: { method: string }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])

test('every route that is served stands in the tables below, or is open and named above', () => {
  const tabled = protectedCalls.flatMap((call) => methodsOf(call).map((method) => `${method} ${call.path}`))
  const served = routes.map(({ method, path }) => `${method} ${path}`)
  expect(served.toSorted()).toEqual([...tabled, ...open_routes].toSorted())
  expect(calls).toHaveLength(larder.app.calls.length)
})

const owner = await larder.register()
const otherUser = await larder.register()

async function loseToken(lose: (client: Client) => Promise<unknown>): Promise<string> {
  const person = await larder.register()
  expect((await person.get('/api/users/profile')).status).toBe(200)
  await lose(person)
  return person.token ?? ''
}

const run = (text: string, ...values: unknown[]) => larder.database.query({ name: '', text }, values)
const idle = `update session set last_used_at = now() - interval '90 days' where token_hash = $1`
const leave = 'delete from app_user where user_id = (select user_id from session where token_hash = $1)'

async function endFromElsewhere({ username, token = '' }: Client): Promise<void> {
  const { body } = await larder.anonymous.post('/api/auth/login', { username, password })
  const other = larder.as((body as { token: string }).token)
  const { sessions } = await other.call(account_api.listSessions, {})
  const session_id = sessions.find(({ is_current }) => !is_current)?.session_id
  expect((await other.delete(`/api/auth/sessions/${session_id}`)).status).toBe(200)
  expect(token).not.toBe(other.token)
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const valid = owner.token ?? ''
const change = { current_password: password, new_password: 'another password' }

/** Everybody who has no business here, and the header they come with. */
const intruders: readonly { who: string; headers: Headers; query?: string }[] = [
  { who: 'nobody', headers: {} },
  { who: 'an empty header', headers: { authorization: '' } },
  { who: 'an empty token', headers: bearer('') },
  { who: 'garbage', headers: bearer('x'.repeat(43)) },
  { who: 'garbage of another length', headers: bearer('0') },
  { who: 'what the database holds', headers: bearer(hashToken(valid).toString('base64url')) },
  { who: 'what the database holds, in hex', headers: bearer(hashToken(valid).toString('hex')) },
  { who: 'a token of another case', headers: bearer(valid.toUpperCase()) },
  { who: 'a token without its scheme', headers: { authorization: valid } },
  { who: 'a token under another scheme', headers: { authorization: `Basic ${valid}` } },
  { who: 'a token and more', headers: bearer(`${valid} x`) },
  { who: 'two tokens', headers: bearer(`${valid}, Bearer ${valid}`) },
  { who: 'a token as a cookie', headers: { cookie: `token=${valid}` } },
  { who: 'a token in the address', headers: {}, query: `token=${valid}&access_token=${valid}` },
  { who: 'ninety idle days', headers: bearer(await loseToken(({ token = '' }) => run(idle, hashToken(token)))) },
  { who: 'logged out', headers: bearer(await loseToken((client) => client.post('/api/auth/logout'))) },
  { who: 'ended from another device', headers: bearer(await loseToken(endFromElsewhere)) },
  {
    who: 'signed out everywhere',
    headers: bearer(await loseToken((client) => client.post('/api/auth/logout-everywhere'))),
  },
  {
    who: 'before a new password',
    headers: bearer(await loseToken((client) => client.put('/api/users/password', change))),
  },
  {
    who: 'an account that is gone',
    headers: bearer(await loseToken(({ token = '' }) => run(leave, hashToken(token)))),
  },
]

async function encode({ body, form }: Example): Promise<{ payload?: object | Buffer; type?: Headers }> {
  if (form === undefined) return body === undefined ? {} : { payload: body }
  const encoded = new Response(form)
  const type = { 'content-type': encoded.headers.get('content-type') ?? '' }
  return { payload: Buffer.from(await encoded.arrayBuffer()), type }
}

const refusal = (who: string, isBare: boolean) => ({
  who,
  status: 401,
  challenge: 'Bearer',
  text: isBare ? '' : JSON.stringify({ message: messages.auth.signInNeeded }),
})

const table = protectedCalls.flatMap((call) => methodsOf(call).map((method) => ({ ...call, verb: method })))

test.each(table)('$verb $path is closed to everybody without a session, and nothing changes', async (call) => {
  const example = await createExample(call, owner)
  const { payload, type } = await encode(example)
  const url = pathOf(call, example)
  const before = await takeSnapshot(larder.database)
  const answers = []
  for (const { who, headers, query } of intruders) {
    const {
      statusCode,
      headers: told,
      body,
    } = await larder.app.fastify.inject({
      method: call.verb as 'GET',
      url: query === undefined ? url : `${url}?${query}`,
      headers: { ...type, ...headers },
      ...(payload === undefined ? {} : { payload }),
    })
    answers.push({ who, status: statusCode, challenge: told['www-authenticate'], text: body })
  }
  expect(answers).toEqual(intruders.map(({ who }) => refusal(who, call.verb === 'HEAD')))
  expect(await takeSnapshot(larder.database)).toEqual(before)
})

// A code is made for somebody of another household.
const isInvited = ({ path }: { path: string }) => path.includes(':code')

describe.each(calls.filter((call) => takesId(call) && !isInvited(call)))('$method $path', (call) => {
  test('does not know another household’s things, nor changes them', async () => {
    const example = await createExample(call, owner)
    const before = await takeSnapshot(larder.database)
    const answer = await otherUser.send(call, example)
    expect(answer.status).toBe(404)

    const nowhere = Object.fromEntries(Object.keys(example.params ?? {}).map((name) => [name, 999_999_999]))
    const unknown = await otherUser.send(call, { ...example, params: nowhere })
    expect(unknown.status).toBe(404)
    expect(unknown.body).toEqual(answer.body)
    expect(await takeSnapshot(larder.database)).toEqual(before)
    // The example was real: its owner succeeds with it.
    expect((await owner.send(call, example)).status).toBeLessThan(300)
  })
})

test.each(protectedCalls.filter(isPersonalList))('$method $path shows nothing of another household', async (call) => {
  const zanzibar = await larder.register({ first_name: 'Zanzibar' })
  // Used, paid for and low, so that predictions, the shopping list and the insights have it too.
  const { item_id } = await addItem(zanzibar, {
    item_name: 'Zanzibar',
    category: 'Zanzibar',
    barcode: 'Zanzibar',
    low_stock_threshold: 9,
  })
  await zanzibar.post(`/api/inventory/${item_id}/consume`, { new_quantity: 0.5 })
  const gone = await addItem(zanzibar, { item_name: 'Zanzibar' })
  await zanzibar.delete(`/api/inventory/${gone.item_id}`)
  await zanzibar.post(`/api/inventory/${item_id}/purchase`, {
    quantity_added: 0.5,
    price: 1,
    receipt: { ...no_facts, receipt_id: randomUUID(), merchant: 'Zanzibar' },
  })
  const address = { address_type: 'Zanzibar', street_address: '1', city: '1', state_province: '1', postal_code: '1' }
  await zanzibar.post('/api/addresses', { ...address, country: '1' })
  await zanzibar.put('/api/household', { name: 'Zanzibar' })
  await zanzibar.put('/api/shopping-list/shops/Zanzibar', { categories: ['Zanzibar'] })
  // A guess answers what it is asked; the others do not look at it.
  const asked = { query: { q: 'Zanzibar' } }
  expect((await zanzibar.send(call, asked)).text).toContain('Zanzibar')
  expect((await otherUser.send(call, asked)).text).not.toContain('Zanzibar')
})

test('the list of devices holds one’s own alone', async () => {
  const { sessions } = await otherUser.call(account_api.listSessions, {})
  expect(sessions).toEqual([expect.objectContaining({ is_current: true })])
})

test.each(calls.filter((call) => !isStream(call)))('$method $path answers by the contract', async (call) => {
  const person = await larder.register()
  const answer = await person.send(call, await createExample(call, person))
  expect(answer.status).toBeLessThan(300)
  expect(() => call.response.parse(answer.body)).not.toThrow()
})
