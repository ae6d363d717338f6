import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../testing/app.ts'
import { hashToken } from './authentication.ts'
import { censor, createLog, describeError } from './log.ts'

test('blots out secrets down to the third level, and nothing else', () => {
  const fields = {
    password: 'hush',
    status: 200,
    headers: { authorization: 'hush', accept: '*/*' },
    request: { id: 7, details: { email: 'hush', city: 'Bern' } },
  }
  expect(censor(fields)).toEqual({
    password: '[Redacted]',
    status: 200,
    headers: { authorization: '[Redacted]', accept: '*/*' },
    request: { id: 7, details: { email: '[Redacted]', city: 'Bern' } },
  })
  expect(fields.password).toBe('hush')
})

test('leaves errors to their serializer, and whatever is no object as it is', () => {
  const err = new Error('broken')
  const fields = { err, nothing: null, list: [1, 2], text: 'x', missing: undefined }
  expect(censor(fields)).toEqual(fields)
  expect(censor(fields)['err']).toBe(err)
})

let larder: TestApp
beforeAll(async () => {
  larder = await createTestApp({ rateLimit: true, trustProxy: ['127.0.0.1'] })
})
afterAll(() => larder.close())

const person = {
  username: 'SecretUser',
  email: 'secret.mail@example.org',
  password: 'secret-password',
  first_name: 'SecretFirst',
  last_name: 'SecretLast',
}

const secrets: string[] = [...Object.values(person), 'secret']
const keep = (answer: { body: unknown }): string => {
  const { token } = answer.body as { token: string }
  secrets.push(token, hashToken(token).toString('hex'), hashToken(token).toString('base64'))
  return token
}
const run = (text: string) => larder.database.query({ name: '', text })
const post = (path: string, body: object) =>
  larder.anonymous.post(path, body, { 'user-agent': 'SecretAgent/1 Firefox/1', 'x-forwarded-for': '203.0.113.77' })

test('what people type, and their tokens, never reach the log', async () => {
  const token = keep(await post('/api/auth/register', person))
  const client = larder.as(token)
  keep(await post('/api/auth/login', { username: person.username, password: person.password }))
  await post('/api/auth/login', { username: person.email, password: 'wrong-secret' })
  await post('/api/auth/register', person)
  await client.put('/api/users/profile', { email: 'secret-nonsense' })
  await client.get(`/api/nowhere?token=${token}`)
  await client.get(`/api/addresses/${token}?token=${token}`)
  await larder.as(`${token}x`).get('/api/users/profile')
  // A fault of ours, with the person's data in PostgreSQL's own error.
  await run('alter table app_user add constraint broken check (email is null) not valid')
  expect(
    (await client.put('/api/users/profile', { email: 'secret.new@example.org', current_password: person.password }))
      .status,
  ).toBe(500)
  await run('alter table app_user drop constraint broken')
  expect(larder.log()).toContain('"route":"/api/auth/login","status":401')
  expect(larder.log()).toContain('"constraint":"broken"')
  expect(larder.log()).toContain('"request_id":"')
})

test('nor do a new password, the devices, or what is done with the whole account', async () => {
  const client = larder.as(
    keep(await post('/api/auth/login', { username: person.username, password: person.password })),
  )
  const change = (current_password: string) =>
    client.put('/api/users/password', { current_password, new_password: 'new-secret-password' })
  expect((await change('wrong-secret')).status).toBe(403)
  expect((await client.put('/api/users/password', { current_password: 'secret', new_password: 'secret' })).status).toBe(
    400,
  )
  // The hash of the new password and of the new token stand in the statements that fail here.
  await run('alter table app_user add constraint broken_hash check (password_hash is null) not valid')
  expect((await change(person.password)).status).toBe(500)
  await run('alter table app_user drop constraint broken_hash')
  await run('alter table session add constraint broken_token check (device is null) not valid')
  expect((await change(person.password)).status).toBe(500)
  await run('alter table session drop constraint broken_token')
  const changed = larder.as(keep(await change(person.password)))

  expect((await changed.get('/api/auth/sessions')).status).toBe(200)
  for (const format of ['json', 'csv']) await changed.get(`/api/users/export?format=${format}`)
  await changed.post('/api/users/delete', { password: 'wrong-secret' })
  await changed.post('/api/users/delete', { password: 'new-secret-password' })
  await changed.post('/api/auth/logout-everywhere')
  expect(larder.log()).toContain('"constraint":"broken_hash"')
  expect(larder.log()).toContain('"constraint":"broken_token"')
  expect(larder.log()).toContain('"route":"/api/users/password","status":200')
})

test('nothing secret stands in the log of all this, and an address only with a failed log-in', () => {
  const log = larder.log().toLowerCase()
  expect(secrets.filter((secret) => log.includes(secret.toLowerCase()))).toEqual([])
  expect(log).not.toMatch(/argon2id|bearer|agent\//)
  // A failed log-in alone tells from where, for whoever keeps guessers out.
  const rest = log.split('\n').filter((line) => !line.includes('"msg":"log-in failed"'))
  expect(rest.join('\n')).not.toContain('203.0.113')
})

test('an error of PostgreSQL keeps its code and loses the values', () => {
  const error = Object.assign(new Error('invalid input syntax for type bigint: "hush"'), {
    code: '22P02',
    detail: 'hush',
    where: 'hush',
  })
  const described = describeError(error)
  expect(JSON.stringify(described)).not.toContain('hush')
  expect(described).toMatchObject({ code: '22P02', stack: expect.stringContaining('log.test.ts') })
})

test('a secret that somebody logs by mistake is blotted out', () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })
  log.info({ password: 'hush', headers: { authorization: 'hush' }, request: { body: { email: 'hush' } } }, 'oops')
  log.info({ account: { password_hash: 'hush', token_hash: 'hush' }, current_password: 'hush' }, 'oops')
  expect(lines.join('')).not.toContain('hush')
})
