import { createDeflateRaw } from 'node:zlib'
import type { Packed, Packer } from './packer.ts'
import { createPacker } from './packer.ts'

const version_needed = 20
const utf8_names = 0x0800
const deflated = 8
const largest = 0xffff_ffff

/** Date and time as MS-DOS had them: two seconds are the smallest step, 1980 is the first year. */
function toDosTime(moment: Date): { date: number; time: number } {
  const day = moment.getUTCDate()
  const date = ((moment.getUTCFullYear() - 1980) << 9) | ((moment.getUTCMonth() + 1) << 5) | day
  const time = (moment.getUTCHours() << 11) | (moment.getUTCMinutes() << 5) | (moment.getUTCSeconds() >> 1)
  return { date, time }
}

/** Little-endian numbers of two and four bytes, one after another. */
function encodeNumbers(numbers: readonly (readonly [bytes: 2 | 4, value: number])[]): Buffer {
  const buffer = Buffer.alloc(numbers.reduce((sum, [bytes]) => sum + bytes, 0))
  let at = 0
  for (const [bytes, value] of numbers) {
    buffer.writeUIntLE(value, at, bytes)
    at += bytes
  }
  return buffer
}

/** What stands both before an entry and in the directory at the end. */
function describeEntry(name: string, packed: Packed, moment: Date) {
  const { date, time } = toDosTime(moment)
  return [
    [2, version_needed],
    [2, utf8_names],
    [2, deflated],
    [2, time],
    [2, date],
    [4, packed.checksum],
    [4, packed.packed_size],
    [4, packed.size],
    [2, Buffer.byteLength(name)],
    [2, 0],
  ] as const
}

/** A ZIP archive as every system opens it, written entry by entry; each up to 4 GB, which no household comes near. */
export function createZip(moment: Date) {
  const chunks: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  let entries = 0

  function push(chunk: Buffer): void {
    chunks.push(chunk)
    offset += chunk.length
  }

  return {
    async add(name: string, fill: (packer: Packer) => Promise<void>): Promise<void> {
      const packer = createPacker(createDeflateRaw())
      await fill(packer)
      const packed = await packer.end()
      if (offset + packed.packed_size > largest || packed.size > largest)
        throw new RangeError('a ZIP holds 4 GB at most')
      const description = describeEntry(name, packed, moment)
      const place = [
        [2, 0],
        [2, 0],
        [2, 0],
        [4, 0],
        [4, offset],
      ] as const
      directory.push(
        encodeNumbers([[4, 0x0201_4b50], [2, version_needed], ...description, ...place]),
        Buffer.from(name),
      )
      push(encodeNumbers([[4, 0x0403_4b50], ...description]))
      push(Buffer.from(name))
      for (const chunk of packed.chunks) push(chunk)
      entries += 1
    },

    end(): { chunks: readonly Buffer[]; packed_size: number } {
      const start = offset
      for (const part of directory) push(part)
      push(
        encodeNumbers([
          [4, 0x0605_4b50],
          [2, 0],
          [2, 0],
          [2, entries],
          [2, entries],
          [4, offset - start],
          [4, start],
          [2, 0],
        ]),
      )
      return { chunks, packed_size: offset }
    },
  }
}
