import { api } from '@larder/contract/calls/api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate, readMigrations } from '../database/migrate.ts'
import type { TestApp } from '../testing/app.ts'
import { createTestApp, password } from '../testing/app.ts'
import { createEmptyDatabase } from '../testing/database.ts'
import { createAuthRepository } from './repository.ts'

let larder: TestApp
beforeAll(async () => {
  larder = await createTestApp()
})
afterAll(() => larder.close())

let emails = 0
const register = (username: string) => {
  emails += 1
  return larder.anonymous.post('/api/auth/register', { username, email: `name${emails}@example.org`, password })
}
const logIn = (username: string) => larder.anonymous.post('/api/auth/login', { username, password })

test.each([
  ['a right-to-left override', 'ada\u202Egpj'],
  ['a zero width space', 'a\u200Bda'],
  ['a byte order mark', 'a\uFEFFda'],
  ['a soft hyphen', 'a\u00ADda'],
  ['an isolate', '\u2066ada\u2069'],
  ['a line break', 'ada\nada'],
  ['a control character', 'ada\u0007'],
  ['a line separator', 'a\u2028da'],
  ['a filler', 'a\u3164da'],
  ['a selector of variations', 'ada\uFE0F'],
  ['a private character', 'ada\uE000'],
])('a new name without %s', async (_, username) => {
  const { status, message } = await register(username)
  expect([status, message]).toEqual([400, 'Username contains a character that cannot be seen'])
})

test.each(['Ünïcödé', 'Ада', '李 明', 'أحمد', 'o’neill', 'ada@home', '🧀 cheese'])('%s is a name', async (username) => {
  const answer = await register(username)
  expect(answer.status).toBe(201)
  expect(api.register.response.parse(answer.body).user.username).toBe(username)
})

test('a name that is nothing or too long by NFKC is refused as such', async () => {
  expect((await register('\u3000\u00A0')).message).toBe('Username is required')
  expect((await register('\uFDFA'.repeat(12))).message).toBe('Username must be at most 200 characters')
})

test.each([
  ['file one', 'ﬁle one', 'FILE one', 'ｆile\u00A0one'],
  ['Kelvin', '\u212Aelvin', 'ＫＥＬＶＩＮ', '𝐤elvin'],
  ['νικος', 'νικοσ', 'ΝΙΚΟΣ', 'Νικος'],
  ['e\u0301cole', '\u00E9cole', 'E\u0301COLE', 'École'],
  ['m²', 'm2', 'M²', 'Ｍ２'],
])('%s is one name with its twins: %s, %s, %s', async (username, ...twins) => {
  const { user } = api.register.response.parse((await register(username)).body)
  expect(user.username).toBe(username.normalize('NFKC'))
  for (const twin of twins) {
    const refused = await register(twin)
    expect([twin, refused.status, refused.message]).toEqual([twin, 409, 'Username already taken'])
    expect([twin, (await logIn(twin)).status]).toEqual([twin, 200])
  }
})

test('of twins that come at once exactly one is registered', async () => {
  const names = ['σίσυφος', 'σίσυφοσ', 'ΣΊΣΥΦΟΣ', 'σι\u0301συφος']
  const answers = await Promise.all(names.map(register))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409])
})

test('an email may be no spelling of another’s username, at the registration and later', async () => {
  const person = await larder.register()
  await register('mail@example.org')
  const email = 'mａil@example.org'
  const body = { username: 'with an email', email, password }
  expect((await larder.anonymous.post('/api/auth/register', body)).message).toBe('Email already in use')
  expect((await person.put('/api/users/profile', { email, current_password: password })).message).toBe(
    'Email already in use',
  )
})

test('accounts that were twins before go on: each by the spelling it was registered with', async () => {
  const migrations = await readMigrations()
  const index = migrations.findIndex(({ sql }) => sql.includes('create function fold_username'))
  const { database, connection, drop } = await createEmptyDatabase()
  await migrate(connection, migrations.slice(0, index))
  const names = ['ﬁle', 'file', 'ｆile', 'a\u200Bda', '\u00C9COLE', 'ecole\u0301']
  for (const name of names) {
    await database.query(
      {
        name: '',
        text: `
          with person as (
            insert into app_user (username, email, password_hash) values ($1, $1 || '@example.org', 'x') returning user_id
          ), home as (insert into household (name) values ('home') returning household_id)
          insert into household_member (household_id, user_id) select household_id, user_id from home, person`,
      },
      [name],
    )
  }
  await migrate(connection)
  const repository = createAuthRepository(database)
  for (const name of names) {
    for (const typed of [name, `${name}@example.org`]) {
      expect((await repository.findAccount(typed)).account?.username).toBe(name)
    }
  }
  expect((await repository.findAccount('Ｆile')).account?.username).toBe('ｆile')
  expect((await repository.findAccount('𝐟ile')).account?.username).toBe('file')
  expect((await repository.findTaken('FILE', 'new@example.org'))?.username).toBe(true)
  await drop()
})
