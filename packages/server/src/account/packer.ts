import { once } from 'node:events'
import { crc32 } from 'node:zlib'
import type { DeflateRaw, Gzip } from 'node:zlib'

export interface Packed {
  readonly chunks: readonly Buffer[]
  /** Of what was packed, and of what came of it. */
  readonly size: number
  readonly packed_size: number
  readonly checksum: number
}

/** Packs text as it comes and keeps the result: a tenth of the whole is in memory at most, never the whole. */
export function createPacker(stream: Gzip | DeflateRaw) {
  const chunks: Buffer[] = []
  let size = 0
  let checksum = 0
  stream.on('data', (chunk: Buffer) => void chunks.push(chunk))
  const ended = once(stream, 'end')
  // It is awaited at the end; until then a failure must not count as unhandled.
  ended.catch(() => {})
  return {
    async write(text: string): Promise<void> {
      const bytes = Buffer.from(text)
      size += bytes.length
      checksum = crc32(bytes, checksum)
      if (!stream.write(bytes)) await once(stream, 'drain')
    },

    async end(): Promise<Packed> {
      stream.end()
      await ended
      const packed_size = chunks.reduce((sum, { length }) => sum + length, 0)
      return { chunks, size, packed_size, checksum }
    },
  }
}

export type Packer = ReturnType<typeof createPacker>
