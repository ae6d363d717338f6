import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../testing/app.ts'
import { addressOf } from '../testing/address.ts'
import { createTestApp, password } from '../testing/app.ts'
import { buildApp, startApp } from '../testing/operations/process.ts'
import { inventPassword } from './invent-password.ts'

let larder: TestApp
beforeAll(async () => {
  await buildApp()
  larder = await createTestApp()
})
afterAll(() => larder.close())

/** The command as `npm run user:password` runs it, on the database of DATABASE_URL and without a terminal. */
async function run(...args: string[]) {
  const command = startApp({ DATABASE_URL: addressOf(larder.connection) }, 'nothing', [
    'password-reset/main.js',
    ...args,
  ])
  return { code: await command.ended, output: command.output() }
}

const logIn = (username: string, secret: string) =>
  larder.anonymous.post('/api/auth/login', { username, password: secret })

test('a forgotten password is replaced, and every device of that person is signed out', async () => {
  const ada = await larder.register({ username: 'Ada', email: 'ada@example.org' })
  const other = await larder.register()
  expect((await logIn('Ada', password)).status).toBe(200)
  const { code, output } = await run('ada')
  expect(code).toBe(0)
  expect(output).toMatch(/^New password: \S{23}\nAda has a new password\. Devices signed out: 2\.\n$/)
  expect((await ada.get('/api/users/profile')).status).toBe(401)
  expect((await other.get('/api/users/profile')).status).toBe(200)
  expect((await logIn('Ada', password)).status).toBe(401)
  expect((await logIn('Ada', /password: (\S+)/.exec(output)?.[1] ?? '')).status).toBe(200)
})

test('an email will do', async () => {
  await larder.register({ username: 'grace', email: 'grace@example.org' })
  expect((await run('Grace@example.org')).output).toContain('grace has a new password.')
})

test('an unknown name is told in a sentence, and so is what the command wants', async () => {
  expect(await run('nobody')).toEqual({ code: 1, output: 'Nobody here has the username or email nobody.\n' })
  const { code, output } = await run()
  expect(code).toBe(1)
  expect(output).toContain('npm run user:password NAME')
})

test('no two inventions are alike', () => {
  const inventions = Array.from({ length: 100 }, inventPassword)
  expect(new Set(inventions).size).toBe(100)
  for (const invention of inventions) expect(invention).toMatch(/^([a-km-np-z2-9]{5}-){3}[a-km-np-z2-9]{5}$/)
})
