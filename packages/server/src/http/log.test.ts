import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../testing/app.ts'
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
  larder = await createTestApp()
})
afterAll(() => larder.close())

const person = {
  username: 'SecretUser',
  email: 'secret.mail@example.org',
  password: 'secret-password',
  first_name: 'SecretFirst',
  last_name: 'SecretLast',
}

test('what people type, and their tokens, never reach the log', async () => {
  const { token = '' } = await larder.register(person)
  const client = larder.as(token)
  await larder.anonymous.post('/api/auth/login', { username: person.username, password: person.password })
  await larder.anonymous.post('/api/auth/login', { username: person.email, password: 'wrong-secret' })
  await larder.anonymous.post('/api/auth/register', person)
  await client.put('/api/users/profile', { email: 'secret-nonsense' })
  await client.get(`/api/nowhere?token=${token}`)
  await client.get(`/api/addresses/${token}?token=${token}`)
  // A fault of ours, with the person's data in PostgreSQL's own error.
  await larder.database.query({
    name: 'break_users',
    text: 'alter table app_user add constraint broken check (email is null) not valid',
  })
  expect((await client.put('/api/users/profile', { email: 'secret.new@example.org' })).status).toBe(500)
  await client.post('/api/auth/logout')

  const log = larder.log()
  expect(log).toContain('"route":"/api/auth/login","status":401')
  expect(log).toContain('"constraint":"broken"')
  expect(log).toContain('"request_id":"')
  for (const secret of [...Object.values(person), 'wrong-secret', 'secret', token]) {
    expect(log.toLowerCase()).not.toContain(secret.toLowerCase())
  }
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
  expect(lines.join('')).not.toContain('hush')
})
