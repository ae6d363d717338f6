import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packFrame, readFrames } from './frames.ts'
import { BrokenValue } from './packed-value.ts'

const limit = 100_000

/** Bytes in pieces of these lengths, over and over. */
async function* cut(bytes: Uint8Array, lengths: readonly number[]): AsyncGenerator<Uint8Array> {
  for (let at = 0, turn = 0; at < bytes.byteLength; turn++) {
    const length = lengths[turn % lengths.length] ?? 1
    yield bytes.subarray(at, at + length)
    at += length
  }
}

async function collect(chunks: AsyncIterable<Uint8Array>, max_bytes = limit): Promise<unknown[]> {
  const collected: unknown[] = []
  for await (const value of readFrames(chunks, max_bytes)) collected.push(value)
  return collected
}

const read = (bytes: Uint8Array, lengths: readonly number[], max_bytes?: number): Promise<unknown[]> =>
  collect(cut(bytes, lengths), max_bytes)

const values = fc.array(fc.oneof(fc.string(), fc.uint8Array(), fc.tuple(fc.string(), fc.integer())))
const lengths = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1 })

test('the values of an answer come one by one, however it is cut into pieces', async () => {
  await fc.assert(
    fc.asyncProperty(values, lengths, async (given, pieces) => {
      expect(await read(Buffer.concat(given.map(packFrame)), pieces)).toStrictEqual(given)
    }),
  )
})

test('a value is there as soon as its last byte is', async () => {
  const [first, second] = [packFrame({ stage: 'finding' }), packFrame({ stage: 'reading' })]
  async function* stall() {
    yield Buffer.concat([first, second.subarray(0, 7)])
    await new Promise(() => {})
  }
  expect((await readFrames(stall(), limit).next()).value).toEqual({ stage: 'finding' })
})

test('an answer that breaks off within a value is refused', async () => {
  const bytes = packFrame({ kind: 'done', output: 'x' })
  for (let length = 1; length < bytes.length; length++) {
    await expect(read(bytes.subarray(0, length), [10])).rejects.toBeInstanceOf(BrokenValue)
  }
})

test('so is one that is larger than it may be, before it is there', async () => {
  const head = Buffer.alloc(4)
  head.writeUInt32LE(0xffff_ffff)
  async function* endless() {
    yield head
    for (;;) yield Buffer.alloc(1000)
  }
  await expect(collect(endless())).rejects.toThrow('larger than 100000 bytes')
  const many = Buffer.concat(Array.from({ length: 100 }, () => packFrame('x'.repeat(100))))
  await expect(read(many, [500], 5000)).rejects.toThrow('larger than 5000 bytes')
})
