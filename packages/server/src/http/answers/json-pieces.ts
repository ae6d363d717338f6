import { Readable, pipeline } from 'node:stream'
import { createGzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { page_rows } from '../../database/pages.ts'
import { startSlices } from '../../event-loop/slices.ts'
import { gzip_level, understandsGzip } from '../site/compression.ts'
import { isHeld } from './etag.ts'

type Pieces = Iterable<string> | AsyncIterable<string>

/** An answer that is JSON text in pieces, each short enough to be packed and sent without keeping anybody waiting. */
export class JsonPieces {
  constructor(readonly pieces: Pieces) {}
}

/** Answers with pieces of JSON text; a single one leaves as any text does. */
export function jsonPieces(pieces: Pieces): JsonPieces {
  return new JsonPieces(pieces)
}

/** A long array as pages, for `writePieces`. */
export function* inPages<Value>(values: readonly Value[]): Generator<Value[]> {
  for (let from = 0; from < values.length; from += page_rows) yield values.slice(from, from + page_rows)
}

/**
 * What JSON.stringify makes of a value with a long array in it, a piece for each page of the array; `open` and `close` stand
 * around it. What a page was made of need not be kept until the last one is there.
 */
export async function writePieces(
  open: string,
  pages: Iterable<readonly unknown[]> | AsyncIterable<readonly unknown[]>,
  close: string,
): Promise<string[]> {
  const slices = startSlices()
  const pieces: string[] = []
  let [text, isFirst] = [`${open}[`, true]
  for await (const values of pages) {
    if (values.length === 0) continue
    if (!isFirst) pieces.push(text)
    text = `${isFirst ? text : ','}${JSON.stringify(values).slice(1, -1)}`
    isFirst = false
    if (slices.isDue()) await slices.rest()
  }
  return [...pieces, `${text}]${close}`]
}

async function* follow(first: readonly string[], rest: AsyncIterator<string>): AsyncGenerator<Buffer> {
  for (const piece of first) yield Buffer.from(piece)
  for (;;) {
    const { value, done } = await rest.next()
    if (done === true) return
    yield Buffer.from(value)
  }
}

async function* iterate(pieces: Pieces): AsyncGenerator<string> {
  yield* pieces
}

/** Sends pieces at the pace of whoever fetches them: what is not fetched yet need not be made yet. */
export async function sendPieces({ pieces }: JsonPieces, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (Array.isArray(pieces) && isHeld(request, reply, pieces)) return void reply.code(304).send()
  const rest = iterate(pieces)
  const first = await rest.next()
  const second = await rest.next()
  reply.header('content-type', 'application/json; charset=utf-8')
  if (second.done === true) return void reply.send(first.value ?? '')
  const whole = Readable.from(follow([first.value as string, second.value], rest), { objectMode: false })
  reply.header('vary', 'accept-encoding')
  if (!understandsGzip(request)) return void reply.send(whole)
  // A failure on the way ends the answer too; there is nobody else to tell.
  const packed = pipeline(whole, createGzip({ level: gzip_level }), () => {})
  reply.header('content-encoding', 'gzip').send(packed)
}
