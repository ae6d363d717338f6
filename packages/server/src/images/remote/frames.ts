import { BrokenValue, packValue, sizeOf, unpackValue } from './packed-value.ts'

const head_bytes = 4

/** A packed value among others of one answer: its length first. */
export function packFrame(value: unknown): Uint8Array {
  const pieces = packValue(value)
  const head = Buffer.alloc(head_bytes)
  head.writeUInt32LE(sizeOf(pieces))
  return Buffer.concat([head, ...pieces])
}

/** The values of an answer as they come in; BrokenValue where one breaks off, or all are longer than any honest answer. */
export async function* readFrames(chunks: AsyncIterable<Uint8Array>, max_bytes: number): AsyncGenerator<unknown> {
  let waiting: Uint8Array[] = []
  let [size, total] = [0, 0]
  // Of the value that comes in with its length; unknown before that is there.
  let wanted: number | undefined
  for await (const chunk of chunks) {
    waiting.push(chunk)
    size += chunk.byteLength
    total += chunk.byteLength
    if (total > max_bytes) throw new BrokenValue(`the answer is larger than ${max_bytes} bytes`)
    while (size >= (wanted ?? head_bytes)) {
      const bytes: Buffer = Buffer.concat(waiting)
      if (wanted === undefined) {
        wanted = head_bytes + bytes.readUInt32LE()
        waiting = [bytes]
        continue
      }
      yield unpackValue(bytes.subarray(head_bytes, wanted))
      const rest = bytes.subarray(wanted)
      waiting = [rest]
      size = rest.byteLength
      wanted = undefined
    }
  }
  if (size > 0) throw new BrokenValue('cut off')
}
