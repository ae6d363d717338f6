import { once } from 'node:events'
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { buildApp } from '../app.ts'
import type { App } from '../http/handle.ts'
import { silent } from '../testing/operations/cluster.ts'
import type { TestDatabase } from '../testing/database.ts'
import { createTestDatabase } from '../testing/database.ts'
import { createMetrics } from './metrics.ts'
import type { MetricsServer } from './server.ts'
import { serveMetrics } from './server.ts'

describe('the metrics of the app', () => {
  const metrics = createMetrics()
  let given: TestDatabase
  let app: App
  let server: MetricsServer

  beforeAll(async () => {
    given = await createTestDatabase()
    const config = {
      tls: undefined,
      rateLimit: true,
      corsOrigins: [],
      registration: 'open',
      openFoodFacts: undefined,
    } as const
    app = await buildApp({
      database: given.database,
      config: { ...config, corsOrigins: [] },
      log: silent,
      site: '',
      metrics,
    })
    server = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 }, silent)
  })
  afterAll(async () => {
    await server.close()
    await app.fastify.close()
    await given.drop()
  })

  const read = async (path = '/metrics') => {
    const answer = await fetch(`http://127.0.0.1:${server.port}${path}`)
    return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() }
  }

  test('count requests by the pattern of their route, never by the address', async () => {
    await app.fastify.inject({ url: '/api/inventory/17' })
    await app.fastify.inject({ url: '/api/inventory/18' })
    await app.fastify.inject({ url: '/api/nowhere?token=hush' })
    const { status, type, text } = await read()
    expect(status).toBe(200)
    expect(type).toBe('text/plain; version=0.0.4; charset=utf-8')
    expect(text).toContain('larder_requests_total{method="GET",route="/api/inventory/:id",status="401"} 2\n')
    expect(text).toContain('larder_requests_total{method="GET",route="none",status="404"} 1\n')
    expect(text).toContain(
      'larder_request_duration_seconds_bucket{le="+Inf",method="GET",route="/api/inventory/:id"} 2\n',
    )
    expect(text).toContain('larder_request_duration_seconds_count{method="GET",route="/api/inventory/:id"} 2\n')
    expect(text).not.toContain('hush')
  })

  test('forget a request whose client has gone', async () => {
    app.fastify.server.listen(0, '127.0.0.1')
    await once(app.fastify.server, 'listening')
    const { port } = app.fastify.server.address() as AddressInfo
    const socket = connect(port, '127.0.0.1')
    socket.write(
      'POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{',
    )
    await vi.waitFor(async () => expect((await read()).text).toContain('larder_requests_under_way 1\n'), 20_000)
    socket.destroy()
    await vi.waitFor(async () => expect((await read()).text).toContain('larder_requests_under_way 0\n'), 20_000)
  })

  test('tell of faults, and not of refusals', async () => {
    await given.database.query({ name: 'break', text: 'alter table session rename to gone' })
    await app.fastify.inject({ url: '/api/inventory', headers: { authorization: 'Bearer any' } })
    await given.database.query({ name: 'mend', text: 'alter table gone rename to session' })
    const { text } = await read()
    expect(text).toMatch(/larder_faults_total\{kind="\w+"\} 1\n/)
    expect(text).not.toContain('larder_faults_total{kind="HttpError"}')
  })

  test.each([
    'process_cpu_seconds_total',
    'process_resident_memory_bytes',
    'nodejs_heap_size_used_bytes',
    'nodejs_eventloop_lag_p99_seconds',
    'larder_event_loop_active_seconds_total',
    'larder_database_connections',
    'larder_database_waiting',
    'larder_requests_under_way',
    'larder_photos_waiting',
    'larder_photos_wait_seconds_total',
    'larder_worker_memory_bytes',
  ])('tell %s', async (name) => {
    const { text } = await read()
    expect(text).toMatch(new RegExp(`^${name} [\\d.e+-]+$`, 'm'))
  })

  test('are well formed: each metric once, with help and type', async () => {
    const { text } = await read()
    const lines = text.trimEnd().split('\n')
    const types = lines.filter((line) => line.startsWith('# TYPE ')).map((line) => line.split(' ')[2])
    expect(new Set(types).size).toBe(types.length)
    const samples = lines.filter((line) => line !== '' && !line.startsWith('#'))
    for (const sample of samples) expect(sample).toMatch(/^[a-z_0-9]+(\{([a-z]+="[^"]*",?)+\})? ([\d.e+-]+|Nan)$/)
  })

  test('are all that is there on their port, and not on the app’s', async () => {
    expect((await read('/')).status).toBe(404)
    expect((await app.fastify.inject({ url: '/metrics' })).statusCode).toBe(404)
  })

  test('say in a sentence that their port is taken', async () => {
    await expect(serveMetrics(metrics, { host: '127.0.0.1', port: server.port }, silent)).rejects.toThrow(
      `METRICS_PORT ${server.port} on 127.0.0.1 cannot be used: `,
    )
  })
})

test('the newest backup tells its age, and none tells none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'larder-metrics-'))
  const metrics = createMetrics()
  metrics.watchBackups(folder)
  const read = async () => (await metrics.read()).text
  expect(await read()).not.toMatch(/^larder_backup_last_success/m)
  for (const day of ['13', '14']) {
    const file = join(folder, `larder-2026-11-${day}.backup`)
    await writeFile(file, '')
    await utimes(file, 1_794_600_000, 1_794_600_000 + Number(day))
  }
  await writeFile(join(folder, 'larder-2026-11-15.backup.0123abcd.half'), '')
  const text = await read()
  expect(text).toContain('larder_backups 2\n')
  expect(text).toContain('larder_backup_last_success_timestamp_seconds 1794600014\n')
  await rm(folder, { recursive: true })
})
