import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect, createServer } from 'node:tls'
import type { Server } from 'node:tls'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CertificateWatch, KeyPair } from './certificate.ts'
import { isKeyPair, watchCertificate } from './certificate.ts'
import { createCertificate } from './testing/operations/certificate.ts'

const first = createCertificate()
const second = createCertificate()
const log = {
  info: vi.fn<(fields: object, message: string) => void>(),
  error: vi.fn<(fields: object, message: string) => void>(),
}

let folder: string
let files: KeyPair
let server: Server
let watch: CertificateWatch

const write = ({ cert, key }: KeyPair) => Promise.all([writeFile(files.cert, cert), writeFile(files.key, key)])

beforeEach(async () => {
  vi.clearAllMocks()
  folder = await mkdtemp(join(tmpdir(), 'larder-certificate-'))
  files = { cert: join(folder, 'cert.pem'), key: join(folder, 'key.pem') }
  await write(first)
  server = createServer(first).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
})

afterEach(async () => {
  watch.stop()
  server.close()
  await rm(folder, { recursive: true })
})

function start(every_ms = 600_000): void {
  watch = watchCertificate({ server, files, served: first, log: log as never, every_ms })
}

/** Whose certificate a new connection gets: only its own is trusted. */
async function isServed({ cert }: KeyPair): Promise<boolean> {
  const { port } = server.address() as AddressInfo
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', ca: cert, servername: 'localhost' }, () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })
}

test('a renewed certificate is served to new connections, by itself', async () => {
  start(20)
  expect(await isServed(first)).toBe(true)
  await write(second)
  await vi.waitFor(async () => expect(await isServed(second)).toBe(true))
  expect(await isServed(first)).toBe(false)
  expect(log.info).toHaveBeenCalledOnce()
  expect(log.error).not.toHaveBeenCalled()
})

test('half of a renewal is waited for, and said only when it stays', async () => {
  start()
  await writeFile(files.cert, second.cert)
  await watch.look()
  expect(log.error).not.toHaveBeenCalled()
  await watch.look()
  await watch.look()
  expect(log.error).toHaveBeenCalledOnce()
  expect(await isServed(first)).toBe(true)
  await writeFile(files.key, second.key)
  await watch.look()
  expect(await isServed(second)).toBe(true)
})

test.each([
  ['is no certificate', () => writeFile(files.cert, 'hello')],
  ['has gone', () => rm(files.cert)],
])('while the file %s, the one before is served', async (_, spoil) => {
  start()
  await spoil()
  await watch.look()
  await watch.look()
  expect(log.error).toHaveBeenCalledOnce()
  expect(await isServed(first)).toBe(true)
  await write(first)
  await watch.look()
  expect(log.info).not.toHaveBeenCalled()
})

test('a key belongs to its certificate alone', () => {
  expect(isKeyPair(first)).toBe(true)
  expect(isKeyPair({ cert: first.cert, key: second.key })).toBe(false)
  expect(isKeyPair({ cert: '', key: '' })).toBe(false)
  expect(isKeyPair({ cert: first.cert, key: '' })).toBe(false)
  expect(isKeyPair({ cert: '', key: first.key })).toBe(false)
})
