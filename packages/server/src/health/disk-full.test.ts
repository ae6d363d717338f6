import { http_messages } from '@larder/contract/messages/server/http-messages'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { buildApp } from '../app.ts'
import type { Database } from '../database/database.ts'
import { guardDiskSpace } from '../database/guard.ts'
import type { App } from '../http/handle.ts'
import { silent } from '../testing/operations/cluster.ts'
import type { TestDatabase } from '../testing/database.ts'
import { createTestDatabase } from '../testing/database.ts'

const config = {
  tls: undefined,
  rateLimit: false,
  corsOrigins: [],
  registration: 'open',
  openFoodFacts: undefined,
} as const

let given: TestDatabase
let app: App
beforeEach(async () => {
  given = await createTestDatabase()
})
afterEach(async () => {
  await app.fastify.close()
  await given.drop()
})

async function build(database: Database): Promise<void> {
  app = await buildApp({ database, config: { ...config, corsOrigins: [] }, log: silent, site: '' })
}

const ask = (url: string) => app.fastify.inject({ url })
const run = (text: string) => given.database.query({ name: '', text })
const person = { username: 'ada', email: 'ada@example.org', password: 'correct horse battery' }
const register = async () =>
  (await app.fastify.inject({ method: 'POST', url: '/api/auth/register', payload: person })).statusCode

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

async function expectFull(): Promise<void> {
  for (const url of ['/api/health/ready', '/api/health']) {
    const answer = await ask(url)
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toEqual({ status: 'disk_full', message: http_messages.diskFull })
  }
  // To start it anew would free no disk space.
  expect((await ask('/api/health/live')).statusCode).toBe(200)
}

describe('a process is not ready while every write is refused', () => {
  test('for a disk that we watch, and is again when there is space', async () => {
    let isFull = false
    await build(guardDiskSpace(given.database, { isFull: () => isFull, check: async () => {} }))
    expect((await ask('/api/health/ready')).statusCode).toBe(200)
    isFull = true
    expect(await register()).toBe(507)
    await expectFull()
    isFull = false
    expect((await ask('/api/health/ready')).json()).toEqual({ status: 'ok' })
    expect(await register()).toBe(201)
  })

  test('and yet a device can be logged out', async () => {
    let isFull = false
    await build(guardDiskSpace(given.database, { isFull: () => isFull, check: async () => {} }))
    const login = () => app.fastify.inject({ method: 'POST', url: '/api/auth/login', payload: person })
    await register()
    const tokens = [await login(), await login(), await login()].map((answer) => answer.json<{ token: string }>().token)
    const [here = '', there = '', last = ''] = tokens
    const post = async (url: string, token: string) =>
      (await app.fastify.inject({ method: 'POST', url, headers: bearer(token) })).statusCode
    const isIn = async (token: string) =>
      (await app.fastify.inject({ url: '/api/users/profile', headers: bearer(token) })).statusCode === 200
    isFull = true
    expect(await post('/api/household/demo', here)).toBe(507)
    expect(await post('/api/auth/logout', here)).toBe(200)
    const [session] = await run('select session_id from session order by session_id desc offset 1 limit 1')
    const url = `/api/auth/sessions/${Number(session?.['session_id'])}`
    expect((await app.fastify.inject({ method: 'DELETE', url, headers: bearer(last) })).statusCode).toBe(200)
    expect([await isIn(here), await isIn(there), await isIn(last)]).toEqual([false, false, true])
    expect(await post('/api/auth/logout-everywhere', last)).toBe(200)
    expect(await isIn(last)).toBe(false)
  })

  test('for a disk that only PostgreSQL sees, until PostgreSQL can write again', async () => {
    // PostgreSQL itself refuses as it does where a file cannot grow.
    await run(`create function refuse_growth() returns event_trigger language plpgsql as $$
      begin raise 'could not extend file' using errcode = '53100'; end $$`)
    await run(`create function refuse_row() returns trigger language plpgsql as $$
      begin raise 'could not extend file' using errcode = '53100'; end $$`)
    await run('create trigger full_disk before insert on app_user execute function refuse_row()')
    await run(`create event trigger full_disk on ddl_command_start when tag in ('CREATE TABLE AS')
      execute function refuse_growth()`)
    await build(given.database)
    // Nobody has met it yet, and to look would be a write with every probe.
    expect((await ask('/api/health/ready')).statusCode).toBe(200)
    expect(await register()).toBe(507)
    await expectFull()
    await run('drop event trigger full_disk')
    await run('drop trigger full_disk on app_user')
    await vi.waitFor(async () => expect((await ask('/api/health/ready')).json()).toEqual({ status: 'ok' }))
    expect(await register()).toBe(201)
  })
})
