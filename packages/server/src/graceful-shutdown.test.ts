import { once } from 'node:events'
import { connect } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { operations_messages } from '@larder/contract/messages/server/operations-messages'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { shutDownGracefully } from './graceful-shutdown.ts'
import type { ServiceState } from './health/service-state.ts'
import { createServiceState } from './health/service-state.ts'
import { refuseWhenClosing } from './health/hooks.ts'
import { createServer } from './http/server.ts'
import { silent } from './testing/operations/cluster.ts'

let server: FastifyInstance
let state: ServiceState
let port: number
/** Resolves when a slow request has come; what it resolves with answers it. */
let slowCame: Promise<() => void>
let sockets: Socket[] = []

beforeEach(async () => {
  server = createServer({ tls: undefined }, silent)
  state = createServiceState()
  refuseWhenClosing(server, state)
  slowCame = new Promise((come) => {
    server.get('/slow', () => new Promise<string>((resolve) => come(() => resolve('done'))))
  })
  server.get('/quick', () => 'quick')
  await server.listen({ host: '127.0.0.1', port: 0 })
  port = (server.server.address() as AddressInfo).port
})

afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  sockets = []
  await server.close()
})

/** A connection that stays open as a browser's does, and what has arrived on it. */
async function open() {
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  let received = ''
  socket.on('data', (chunk: Buffer) => (received += chunk.toString()))
  socket.on('error', () => {})
  const closed = new Promise((resolve) => socket.once('close', resolve))
  await once(socket, 'connect')
  return {
    ask: (path: string) => void socket.write(`GET ${path} HTTP/1.1\r\nhost: larder\r\n\r\n`),
    closed,
    received: () => received,
  }
}

const patience = { drain_ms: 0, finish_ms: 20_000 }

test('what is under way is answered, idle connections go at once, and then it is over', async () => {
  const [slow, idle, fresh] = [await open(), await open(), await open()]
  idle.ask('/quick')
  await vi.waitFor(() => expect(idle.received()).toContain('quick'))
  slow.ask('/slow')
  const answer = await slowCame
  const ended = shutDownGracefully(server, state, patience, silent)
  await Promise.all([idle.closed, fresh.closed])
  expect(slow.received()).toBe('')
  await expect(open()).rejects.toThrow('ECONNREFUSED')
  answer()
  await Promise.all([ended, slow.closed])
  expect(slow.received()).toContain('200 OK')
  expect(slow.received()).toContain('done')
  // So that the client does not send the next one into a connection that is about to go.
  expect(slow.received().toLowerCase()).toContain('connection: close')
})

test('who asks after the end was decided hears when to come back', async () => {
  state.now = 'closing'
  const { statusCode, headers, body } = await server.inject({ url: '/quick' })
  expect(statusCode).toBe(503)
  expect(headers).toMatchObject({ 'retry-after': '2', connection: 'close' })
  expect(body).toBe(JSON.stringify({ message: operations_messages.stopping }))
})

test('while a balancer notices, everybody is still served', async () => {
  const ended = shutDownGracefully(server, state, { ...patience, drain_ms: 300 }, silent)
  expect(state.now).toBe('draining')
  const late = await open()
  late.ask('/quick')
  await vi.waitFor(() => expect(late.received()).toContain('quick'))
  await ended
  expect(state.now).toBe('closing')
})

test('a request that never ends does not keep the process', async () => {
  const slow = await open()
  slow.ask('/slow')
  await slowCame
  await shutDownGracefully(server, state, { drain_ms: 0, finish_ms: 100 }, silent)
  await slow.closed
  expect(slow.received()).toBe('')
})
