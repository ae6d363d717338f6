import { account_api } from '@larder/contract/account'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp, type Dependencies } from '../app.ts'
import { createDatabase } from '../database/database.ts'
import type { App } from '../http/handle.ts'
import type { Client, TestApp } from '../testing/app.ts'
import { createTestApp, password } from '../testing/app.ts'
import { silent } from '../testing/operations/cluster.ts'
import { delays } from './delays/delay-kinds.ts'
import type { OpenDatabase } from '../testing/database.ts'

let here: TestApp
let database: OpenDatabase
let there: App
beforeAll(async () => {
  const config: Dependencies['config'] = {
    tls: undefined,
    rateLimit: true,
    corsOrigins: [],
    registration: 'open',
    openFoodFacts: undefined,
  }
  here = await createTestApp(config)
  // What another process is: the same database, and nothing else in common.
  database = createDatabase(here.connection, silent)
  there = await buildApp({ database, config, log: silent, site: '' })
})
afterAll(async () => {
  await there.fastify.close()
  await database.close()
  await here.close()
})

const statusThere = async ({ token }: Pick<Client, 'token'>) => {
  const headers = { authorization: `Bearer ${token}` }
  return (await there.fastify.inject({ url: '/api/users/profile', headers })).statusCode
}
const attempt = (app: App, username: string) =>
  app.fastify.inject({ method: 'POST', url: '/api/auth/login', payload: { username, password: 'a wrong guess' } })

test('a session that one process ends is over for every other at once', async () => {
  for (const path of ['/api/auth/logout', '/api/auth/logout-everywhere']) {
    const person = await here.register()
    expect(await statusThere(person)).toBe(200)
    await person.post(path)
    expect(await statusThere(person)).toBe(401)
  }
})

test('so is one before a new password, and its new token is known to all', async () => {
  const person = await here.register()
  expect(await statusThere(person)).toBe(200)
  const body = { current_password: password, new_password: 'a new password' }
  const { token } = await person.call(account_api.changePassword, { body })
  expect(await statusThere(person)).toBe(401)
  expect(await statusThere({ token })).toBe(200)
})

test('guesses count wherever they are made', async () => {
  for (let round = 0; round < delays.pair.free; round += 1) {
    expect((await attempt(round % 2 === 0 ? here.app : there, 'nobody')).statusCode).toBe(401)
  }
  const text = `update login_delay set open_at = now() + interval '1 minute' where failures >= ${delays.pair.free}`
  await database.query({ name: '', text })
  expect((await attempt(here.app, 'nobody')).statusCode).toBe(429)
  expect((await attempt(there, 'nobody')).statusCode).toBe(429)
})
