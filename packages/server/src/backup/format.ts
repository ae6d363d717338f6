import { StartError } from '../start-error.ts'

/**
 * A backup is one line of text, a gzip stream of frames, and the SHA-256 of all that. The line can be read whatever later
 * versions make of the rest.
 */
export const format_version = 1
/** A backup that lacks households: the same but for the number, so that a release that does not know of such refuses it. */
export const partial_version = 2
export const preambleOf = (version: number): Buffer => Buffer.from(`Larder backup ${version}\n`)
export const digest_bytes = 32

/** What a frame holds: the header, the beginning of a table, some of its rows, its end, and the end of all. */
export type FrameKind = 'H' | 'T' | 'D' | 'E' | 'F'

export interface Frame {
  readonly kind: string
  readonly payload: Buffer
}

export interface Header {
  readonly created_at: string
  /** The last migration that the tables have seen. */
  readonly schema: number
  /** Of a partial backup. */
  readonly missing?: Missing
}

/** What could not be read: the workers of a Citus cluster that did not answer, and how many households are on them. */
export interface Missing {
  readonly workers: readonly string[]
  readonly households: number
}

export interface TableStart {
  readonly table: string
  readonly columns: readonly string[]
}

export interface TableEnd {
  readonly rows: number
}

/** The last number that an identity column has given away. */
export interface Sequence {
  readonly table: string
  readonly column: string
  readonly last_value: number | null
}

export interface Footer {
  readonly tables: number
  readonly sequences: readonly Sequence[]
}

/** A file that cannot be restored, and why. */
export class BadBackup extends StartError {}

const head_bytes = 5
const longest_payload = 1_048_576
const block_bytes = 65_536

/** One frame as it stands in the stream. */
export function encodeFrame(kind: FrameKind, payload: Buffer): Buffer {
  const head = Buffer.allocUnsafe(head_bytes)
  head.write(kind, 0, 'latin1')
  head.writeUInt32BE(payload.length, 1)
  return Buffer.concat([head, payload])
}

/** Facts are JSON, so that a later version can add to them. */
export function encodeFacts(kind: FrameKind, facts: Header | TableStart | TableEnd | Footer): Buffer {
  return encodeFrame(kind, Buffer.from(JSON.stringify(facts)))
}

/** Rows in pieces, cut anywhere: what reads them never needs memory for a whole picture. */
export function* encodeRows(rows: Buffer): Generator<Buffer> {
  for (let from = 0; from < rows.length; from += block_bytes) {
    yield encodeFrame('D', rows.subarray(from, from + block_bytes))
  }
}

/** The frames of a stream; a length that no writer makes or an end within a frame is damage. */
export async function* decodeFrames(chunks: AsyncIterable<Buffer>): AsyncGenerator<Frame, void, void> {
  let pending: Buffer = Buffer.alloc(0)
  for await (const chunk of chunks) {
    pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk])
    let from = 0
    while (pending.length - from >= head_bytes) {
      const length = pending.readUInt32BE(from + 1)
      if (length > longest_payload) throw new BadBackup('The backup is damaged: a piece of it is too long.')
      const end = from + head_bytes + length
      if (pending.length < end) break
      yield { kind: pending.toString('latin1', from, from + 1), payload: pending.subarray(from + head_bytes, end) }
      from = end
    }
    pending = pending.subarray(from)
  }
  if (pending.length > 0) throw new BadBackup('The backup is damaged: it ends within a piece.')
}
