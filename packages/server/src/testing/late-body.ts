import { once } from 'node:events'
import { connect } from 'node:net'
import { randomBytes } from 'node:crypto'
import type { Call } from '@larder/contract/calls/call'
import { expect } from 'vitest'
import { hashToken } from '../http/authentication.ts'
import { pathOf } from './app.ts'
import type { OpenDatabase } from './database.ts'
import type { Example } from './fixtures.ts'

async function encode({ body, form }: Example): Promise<{ readonly type: string; readonly bytes: Buffer }> {
  // A call without a body is sent one all the same: somebody who wants to be late needs something to keep back.
  if (form === undefined) return { type: 'application/json', bytes: Buffer.from(JSON.stringify(body ?? {})) }
  const encoded = new Response(form)
  return { type: encoded.headers.get('content-type') ?? '', bytes: Buffer.from(await encoded.arrayBuffer()) }
}

/** One more session of a person, that has slept long enough to be noted when it is used. */
export async function addSleepingSession(
  database: OpenDatabase,
  { user_id, household_id }: { readonly user_id: number; readonly household_id: number },
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const text = `
    insert into session (token_hash, user_id, household_id, last_used_at)
    values ($1, $2, $3, now() - interval '2 hours')`
  await database.query({ name: '', text }, [hashToken(token), user_id, household_id])
  return token
}

/** As soon as a session is awake, its token has been looked up. */
async function isAwake(database: OpenDatabase, token: string): Promise<boolean> {
  const text = `select from session where token_hash = $1 and last_used_at > now() - interval '1 hour'`
  return (await database.query({ name: '', text }, [hashToken(token)])).length === 1
}

interface Late {
  readonly database: OpenDatabase
  readonly url: string
  readonly token: string
  readonly accept?: string
  /** What happens between the first byte of the body and the rest of it. */
  readonly meanwhile: () => Promise<unknown>
  /** What happens once the server has begun to answer. */
  readonly during?: () => Promise<unknown>
}

/** Makes a call of which the head and one byte come first, and the rest when the token has been looked up. */
export async function sendLate(call: Call, example: Example, late: Late): Promise<{ status: number; text: string }> {
  const { database, url, token, accept = '*/*', meanwhile, during } = late
  const { type, bytes } = await encode(example)
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  const head = [
    `${call.method} ${pathOf(call, example)} HTTP/1.1`,
    `host: x\r\nconnection: close\r\nauthorization: Bearer ${token}`,
    `accept: ${accept}\r\ncontent-type: ${type}\r\ncontent-length: ${bytes.length}`,
  ]
  let answer = ''
  const closed = once(socket, 'close')
  socket.on('data', (piece: Buffer) => (answer += piece.toString()))
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  socket.write(bytes.subarray(0, 1))
  await expect.poll(() => isAwake(database, token)).toBe(true)
  await meanwhile()
  socket.write(bytes.subarray(1))
  if (during !== undefined) {
    await once(socket, 'data')
    await during()
  }
  await closed
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]), text: answer }
}
