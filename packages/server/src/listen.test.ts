import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { fastify } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { describeAddress, listen } from './listen.ts'

const taken = createServer()
let takenPort: number

beforeAll(async () => {
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
  takenPort = (taken.address() as AddressInfo).port
})

afterAll(() => taken.close())

async function tryToListen(host: string, port: number): Promise<string> {
  const app = fastify()
  try {
    await listen(app, { host, port, tls: undefined })
    return describeAddress(app, { host, port, tls: undefined })
  } finally {
    await app.close()
  }
}

describe('listening', () => {
  test('tells the address to open, with the port that the system chose', async () => {
    expect(await tryToListen('127.0.0.1', 0)).toMatch(/^http:\/\/127\.0\.0\.1:[1-9]\d+$/)
    expect(await tryToListen('0.0.0.0', 0)).toMatch(/^http:\/\/localhost:[1-9]\d+$/)
  })

  test('writes an IPv6 address and HTTPS as a browser wants them', () => {
    const app = { listen: fastify().listen, addresses: () => [{ address: '::1', family: 'IPv6', port: 443 }] }
    expect(describeAddress(app, { host: '::1', port: 443, tls: { cert: '', key: '' } })).toBe('https://[::1]:443')
  })

  test('says in a sentence that the port is taken or the host is not ours', async () => {
    await expect(tryToListen('127.0.0.1', takenPort)).rejects.toThrow(
      `PORT ${takenPort} on 127.0.0.1 is taken. Stop what uses it, or choose another one: PORT=${takenPort + 1} npm start`,
    )
    await expect(tryToListen('192.0.2.1', 0)).rejects.toThrow('HOST 192.0.2.1 is not an address of this machine.')
  })
})
