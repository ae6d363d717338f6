import { once } from 'node:events'
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import { type AddressInfo, type Socket, connect } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { type ConnectionLimits, createConnections } from './connections.ts'

const open: Socket[] = []
const pending: ServerResponse[] = []
let close = () => {}
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy()
  pending.length = 0
  close()
})

// A busy machine takes its time.
const until = (check: () => void) => vi.waitFor(check, { timeout: 10_000 })

const get = 'GET /quick HTTP/1.1\r\nhost: x\r\n\r\n'
const work = 'GET /slow HTTP/1.1\r\nhost: x\r\n\r\n'
const half_body = 'POST /quick HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\nhalf'

async function serve(limits: Partial<ConnectionLimits>, isProxy = (_address: string) => false) {
  const kept = createConnections({ total: 100, each: 100, pipelined: 3, linger_ms: 50, ...limits }, isProxy)
  const server = createServer((request: IncomingMessage, response) => {
    if (!kept.begin(request, response)) return
    if (request.url === '/slow') return void pending.push(response)
    if (request.url === '/refused') return void response.end('no')
    request.resume().once('end', () => response.end('done'))
  })
  server.on('connection', kept.accept)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  close = () => void server.close()
  const { port } = server.address() as AddressInfo

  /** A connection that was accepted, or cut at once; with what it has received and whether it is still there. */
  async function dial(first = '', from = '127.0.0.1') {
    const socket = connect({ port, host: '127.0.0.1', localAddress: from })
    open.push(socket)
    const line = { socket, text: '', isOpen: true }
    socket.on('data', (chunk: Buffer) => (line.text += chunk.toString()))
    socket.on('error', () => {}).on('close', () => (line.isOpen = false))
    const seen = kept.count()
    await once(socket, 'connect')
    socket.write(first)
    await until(() => expect(kept.count() > seen || kept.count() >= (limits.each ?? limits.total ?? 0)).toBe(true))
    return line
  }
  return { dial, count: kept.count }
}

const gone = (line: { isOpen: boolean }) => until(() => expect(line.isOpen).toBe(false))

test('one connection more than an address may have takes the place of the one that was idle longest', async () => {
  const { dial, count } = await serve({ each: 3 })
  const [first, second, third] = [await dial(), await dial(), await dial()]
  // Of use again: now the second is the oldest.
  first.socket.write(get)
  await until(() => expect(first.text).toContain('done'))
  const fourth = await dial(get)
  await gone(second)
  await until(() => expect(fourth.text).toContain('done'))
  expect([first.isOpen, third.isOpen, count()]).toEqual([true, true, 3])
})

test('another address is not affected, whoever else is there', async () => {
  const { dial } = await serve({ each: 2 })
  const [first, second] = [await dial(), await dial()]
  const other = await dial(get, '127.0.0.2')
  await until(() => expect(other.text).toContain('done'))
  expect([first.isOpen, second.isOpen]).toEqual([true, true])
})

test('nobody is cut while we work for them: then the newcomer has to go', async () => {
  const { dial, count } = await serve({ each: 2 })
  const lines = [await dial(work), await dial(work)]
  await until(() => expect(pending).toHaveLength(2))
  await gone(await dial(get))
  for (const response of pending) response.end('after all')
  for (const line of lines) await until(() => expect(line.text).toContain('after all'))
  expect(count()).toBe(2)
})

test('one that keeps us waiting for its body is given up before one that we work for', async () => {
  const { dial } = await serve({ total: 2 })
  const worked = await dial(work)
  const slow = await dial(half_body)
  await until(() => expect(pending).toHaveLength(1))
  const next = await dial(get)
  await gone(slow)
  await until(() => expect(next.text).toContain('done'))
  expect(worked.isOpen).toBe(true)
})

test('a proxy speaks for many: only the total counts', async () => {
  const { dial, count } = await serve({ each: 1, total: 3 }, (address) => address === '127.0.0.1')
  const lines = [await dial(), await dial(), await dial()]
  expect([count(), ...lines.map(({ isOpen }) => isOpen)]).toEqual([3, true, true, true])
  await dial()
  await gone(lines[0] ?? { isOpen: true })
})

test('a connection on which more and more requests wait is cut', async () => {
  const { dial } = await serve({})
  const patient = await dial(work.repeat(3))
  await until(() => expect(pending).toHaveLength(3))
  expect(patient.isOpen).toBe(true)
  await gone(await dial(work.repeat(2_000)))
  // Of the two thousand no more than three were begun.
  expect([patient.isOpen, pending.length]).toEqual([true, 6])
})

test('what is still sent after the answer is read to its end, and the next request is heard', async () => {
  const { dial } = await serve({ linger_ms: 20_000 })
  const body = 'x'.repeat(1_000_000)
  const line = await dial(`POST /refused HTTP/1.1\r\nhost: x\r\ncontent-length: ${body.length}\r\n\r\n${body}${get}`)
  await until(() => expect(line.text).toMatch(/no[^]*done/))
})

test('who was answered already may finish what they were saying, but not go on for ever', async () => {
  const { dial } = await serve({})
  const head = 'POST /refused HTTP/1.1\r\nhost: x\r\ncontent-length: 8\r\n\r\nhalf'
  const endless = await dial(head)
  const honest = await dial(`${head}half`)
  await gone(endless)
  expect([endless.text, honest.text]).toEqual([expect.stringContaining('no'), expect.stringContaining('no')])
  expect(honest.isOpen).toBe(true)
})
