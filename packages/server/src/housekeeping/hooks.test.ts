import { fastify } from 'fastify'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { TestApp } from '../testing/app.ts'
import { createTestApp } from '../testing/app.ts'
import { silent } from '../testing/operations/cluster.ts'
import { keepHouse } from './hooks.ts'

let larder: TestApp
beforeAll(async () => {
  larder = await createTestApp()
})
afterAll(() => larder.close())

async function run(text: string): Promise<void> {
  await larder.database.query({ name: '', text })
}

async function read(table: string, column: string): Promise<unknown[]> {
  const rows = await larder.database.query({ name: '', text: `select ${column} as value from ${table} order by 1` })
  return rows.map(({ value }) => value as unknown)
}

test('while the server listens, what has expired goes and what has not stays', async () => {
  for (let person = 0; person < 3; person += 1) await larder.register()
  await run(`update session set last_used_at = now() - interval '91 days'
    where user_id = (select min(user_id) from session)`)
  await run(`insert into idempotency_key (household_id, idempotency_key, request_hash, status, response, created_at)
    select min(household_id), key, '', 200, '', now() - age from household,
      (values ('old', interval '31 days'), ('new', interval '29 days')) as keys (key, age) group by key, age`)
  await run(`insert into rate_limit values ('old', 1, now() - interval '1 s'), ('new', 1, now() + interval '1 h')`)
  await run(
    `insert into product_cache (barcode, fetched_at) values ('old', now() - interval '91 days'), ('new', now())`,
  )
  await run(`insert into crop (household_id, crop_id, embedding, kept_at)
    select min(household_id), crop_id, '', now() - age from household,
      (values ('old', interval '25 hours'), ('new', interval '23 hours')) as crops (crop_id, age) group by crop_id, age`)
  await run(`insert into deleted_item (household_id, item_id, deleted_at, item_row, related_rows)
    select min(household_id), item_id, now() - age, '{}', '{}' from household,
      (values (1, interval '30 days 1 hour'), (2, interval '29 days 23 hours')) as items (item_id, age)
    group by item_id, age`)
  await run(`insert into login_delay values
    ('old', 1, now() - interval '1 h', now() - interval '1 s'), ('new', 1, now() - interval '1 h', now() + interval '1 h')`)
  await run(`update login_place set seen_at = now() - interval '91 days'
    where user_id = (select min(user_id) from login_place)`)
  await run(`insert into login_approval select user_id, session_id, '',
    now() + case user_id when (select max(user_id) from session) then interval '1 min' else interval '-1 s' end
    from session where user_id > (select min(user_id) from session)`)

  await run(`insert into invite (household_id, code_hash, role, expires_at)
    values (1, 'old', 'member', now() - interval '91 days'), (1, 'new', 'viewer', now() - interval '89 days')`)

  const servers = [fastify(), fastify()]
  for (const server of servers) {
    keepHouse(server, larder.database, silent)
    await server.listen({ port: 0, host: '127.0.0.1' })
  }
  await vi.waitFor(async () => expect(await read('rate_limit', 'rate_limit_key')).toEqual(['new']))
  await Promise.all(servers.map((server) => server.close()))
  expect(await read('session', 'user_id')).toHaveLength(2)
  expect(await read('idempotency_key', 'idempotency_key')).toEqual(['new'])
  await vi.waitFor(async () => expect(await read('product_cache', 'barcode')).toEqual(['new']))
  await vi.waitFor(async () => expect(await read('crop', 'crop_id')).toEqual(['new']))
  await vi.waitFor(async () => expect(await read('deleted_item', 'item_id')).toEqual([2]))
  await vi.waitFor(async () => expect(await read('invite', 'role')).toEqual(['viewer']))
  await vi.waitFor(async () => expect(await read('login_delay', 'login_delay_key')).toEqual(['new']))
  await vi.waitFor(async () => expect(await read('login_place', 'user_id')).toHaveLength(2))
  await vi.waitFor(async () => expect(await read('login_approval', 'user_id')).toHaveLength(1))
})

test('it comes back every hour, outlives a failure, and stops with the server', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const query = vi.fn<() => Promise<never[]>>().mockRejectedValueOnce(new Error('unavailable')).mockResolvedValue([])
  const server = fastify()
  keepHouse(server, { query: query as typeof larder.database.query }, silent)
  await server.listen({ port: 0, host: '127.0.0.1' })
  expect(query).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(3_600_000)
  await vi.waitFor(() => expect(query).toHaveBeenCalledTimes(26))
  await server.close()
  vi.advanceTimersByTime(3_600_000)
  expect(query).toHaveBeenCalledTimes(26)
  vi.useRealTimers()
})
