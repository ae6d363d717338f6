import { live_kinds } from '@larder/contract/live'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { buildApp, type Dependencies } from '../app.ts'
import { createDatabase } from '../database/database.ts'
import type { App } from '../http/handle.ts'
import { addressOf } from '../testing/address.ts'
import type { Client, TestApp } from '../testing/app.ts'
import { createTestApp } from '../testing/app.ts'
import { type OpenDatabase, createEmptyDatabase } from '../testing/database.ts'
import { addItem } from '../testing/items.ts'
import { silent } from '../testing/operations/cluster.ts'
import { type Watch, watch } from '../testing/watch.ts'

const config: Dependencies['config'] = {
  tls: undefined,
  rateLimit: false,
  corsOrigins: [],
  registration: 'open',
  openFoodFacts: undefined,
}
const soon = { timeout: 10_000, interval: 10 }

let here: TestApp
let database: OpenDatabase
let there: App
let address: string
let person: Client
let open: Watch[] = []
beforeAll(async () => {
  here = await createTestApp(config)
  await here.listen()
  // What another process is: the same database, and nothing else in common.
  database = createDatabase(here.connection, silent)
  there = await buildApp({ database, config, log: silent, site: '', channel: { connection: here.connection } })
  address = await there.fastify.listen({ host: '127.0.0.1', port: 0 })
  person = await here.register()
})
afterEach(() => {
  for (const each of open) each.stop()
  open = []
})
afterAll(async () => {
  await there.fastify.close()
  await database.close()
  await here.close()
})

async function follow(): Promise<Watch> {
  const stream = await vi.waitFor(async () => {
    const tried = await watch(address, person.token)
    open.push(tried)
    expect(tried.status).toBe(200)
    return tried
  }, soon)
  return stream
}

/** Ends the connections of both processes that listen or speak, as a failover does. */
const end = (query: string) => {
  const text = `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query ~* $1 and pid <> pg_backend_pid()`
  return database.query({ name: '', text }, [query])
}

test('what one process changes is told by another one', async () => {
  const stream = await follow()
  await addItem(person)
  await vi.waitFor(() => expect(stream.changes()).toEqual([['inventory', 'shopping-list', 'notices']]), soon)
})

test('after the listening connection broke everything may have changed, and the stream goes on', async () => {
  const stream = await follow()
  expect(await end('^\\s*listen')).toHaveLength(2)
  await vi.waitFor(() => expect(stream.changes()).toContainEqual(live_kinds), soon)
  const before = stream.changes().length
  await addItem(person)
  await vi.waitFor(() => expect(stream.changes().length).toBeGreaterThan(before), soon)
  expect(stream.isOver()).toBe(false)
})

test('a publisher whose connection broke fails no request, and what was missed is told', async () => {
  const stream = await follow()
  expect(await end('pg_notify')).not.toEqual([])
  await addItem(person)
  await vi.waitFor(() => expect(stream.changes()).not.toEqual([]), soon)
})

test('a process that hears nothing where it listens says so, and serves everything else', async () => {
  // Notifications do not leave their database, as they do not pass a pooler.
  const elsewhere = await createEmptyDatabase()
  const channel = { connection: here.connection, listenUrl: addressOf(elsewhere.connection) }
  const warn = vi.fn<(...said: unknown[]) => void>()
  const log = Object.assign(Object.create(silent) as typeof silent, { warn })
  const deaf = await buildApp({ database, config, log, site: '', channel })
  try {
    const at = await deaf.fastify.listen({ host: '127.0.0.1', port: 0 })
    await vi.waitFor(() => expect(warn).toHaveBeenCalledWith(expect.stringContaining('set DATABASE_LISTEN_URL')), soon)
    const refused = await watch(at, person.token)
    expect(refused).toMatchObject({ status: 503, headers: { 'retry-after': '30' } })
    expect(refused.text()).toBe(
      '{"message":"Changes of others cannot be told at once right now. Please ask again from time to time."}',
    )
    const listed = await fetch(`${at}/api/inventory`, { headers: { authorization: `Bearer ${person.token}` } })
    expect(listed.status).toBe(200)
  } finally {
    await deaf.fastify.close()
    await elsewhere.drop()
  }
})

test('a process that drains sends its streams elsewhere and takes no new ones', async () => {
  const state: NonNullable<Dependencies['state']> = { now: 'serving' }
  const leaving = await buildApp({
    database,
    config,
    log: silent,
    site: '',
    state,
    channel: { connection: here.connection },
  })
  const at = await leaving.fastify.listen({ host: '127.0.0.1', port: 0 })
  try {
    const stream = await vi.waitFor(async () => {
      const tried = await watch(at, person.token)
      expect(tried.status).toBe(200)
      return tried
    }, soon)
    state.now = 'draining'
    state.onDrain?.(200)
    await vi.waitFor(() => expect(stream.isOver()).toBe(true), soon)
    expect(stream.events().at(-1)).toMatchObject({ event: 'drain' })
    const refused = await watch(at, person.token)
    expect(refused).toMatchObject({ status: 503, headers: { 'retry-after': '2' } })
  } finally {
    await leaving.fastify.close()
  }
})
