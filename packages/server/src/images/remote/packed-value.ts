import { isUtf8 } from 'node:buffer'
import { toUSVString } from 'node:util'

/**
 * A value on its way to another machine: JSON, and behind it the bytes of what JSON cannot carry. Everything that a job
 * takes and answers comes back exactly, as it would from a thread. Read by hand and not by v8.deserialize, which was not
 * made for bytes of others.
 *
 * Layout: the length of the JSON (4 bytes), the JSON `[value, lengths of the parts]`, the parts one after the other.
 */

/** Bytes that are no packed value. */
export class BrokenValue extends Error {
  override readonly name = 'BrokenValue'
}

// An object with this key stands for something else.
const mark = '$'
// Pages of items as text: as a part they are copied, where JSON would look at every letter.
const long_text = 1024
const deepest = 32
const head_bytes = 4

const odd_numbers = new Map<string, number>([
  ['-0', -0],
  ['NaN', NaN],
  ['Infinity', Infinity],
  ['-Infinity', -Infinity],
])

const bytesOf = ({ buffer, byteOffset, byteLength }: ArrayBufferView): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength)

const isPlain = (value: object): boolean => [Object.prototype, null].includes(Object.getPrototypeOf(value))

function packNumber(value: number): unknown {
  if (Number.isFinite(value) && !Object.is(value, -0)) return value
  return { [mark]: 'number', text: Object.is(value, -0) ? '-0' : String(value) }
}

function packObject(value: object, addPart: (bytes: Uint8Array) => number): unknown {
  if (value instanceof Uint8Array) return { [mark]: 'bytes', part: addPart(value) }
  if (value instanceof Float32Array) return { [mark]: 'floats', part: addPart(bytesOf(value)) }
  if (Array.isArray(value)) return value.map((each: unknown) => packAny(each, addPart))
  if (!isPlain(value)) throw new TypeError('no job takes or answers such a value')
  const entries = Object.entries(value).map(([key, each]: [string, unknown]) => [key, packAny(each, addPart)] as const)
  return Object.hasOwn(value, mark) ? { [mark]: 'object', entries } : Object.fromEntries(entries)
}

function packAny(value: unknown, addPart: (bytes: Uint8Array) => number): unknown {
  if (value === undefined) return { [mark]: 'undefined' }
  if (value === null || typeof value === 'boolean') return value
  if (typeof value === 'number') return packNumber(value)
  if (typeof value === 'object') return packObject(value, addPart)
  if (typeof value !== 'string') throw new TypeError(`no job takes or answers a ${typeof value}`)
  // Half a character has no place in UTF-8, but JSON escapes it.
  const isPart = value.length > long_text && toUSVString(value) === value
  return isPart ? { [mark]: 'text', part: addPart(Buffer.from(value)) } : value
}

/** The pieces of a packed value, to be sent in this order; the bytes of the value itself are not copied. */
export function packValue(value: unknown): readonly Uint8Array[] {
  const parts: Uint8Array[] = []
  const packed = packAny(value, (bytes) => parts.push(bytes) - 1)
  const json = Buffer.from(JSON.stringify([packed, parts.map(({ byteLength }) => byteLength)]))
  const head = Buffer.alloc(head_bytes)
  head.writeUInt32LE(json.length)
  return [head, json, ...parts]
}

export const sizeOf = (pieces: readonly Uint8Array[]): number =>
  pieces.reduce((sum, { byteLength }) => sum + byteLength, 0)

type Tag = Readonly<Record<string, unknown>>

function readText(bytes: Uint8Array): string {
  if (!isUtf8(bytes)) throw new BrokenValue('a text is no UTF-8')
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8')
}

function readFloats(bytes: Uint8Array): Float32Array {
  if (bytes.byteLength % Float32Array.BYTES_PER_ELEMENT !== 0) throw new BrokenValue('a float is cut off')
  // Copied, since floats begin at addresses that four divides.
  return new Float32Array(Uint8Array.from(bytes).buffer)
}

function unpackTag(tag: Tag, parts: readonly Uint8Array[], depth: number): unknown {
  const bytes = parts[Number(tag['part'])]
  if (tag[mark] === 'undefined') return undefined
  if (tag[mark] === 'number') {
    const number = odd_numbers.get(String(tag['text']))
    if (number !== undefined) return number
  }
  if (tag[mark] === 'object' && Array.isArray(tag['entries'])) {
    const entries = tag['entries'] as readonly (readonly [string, unknown])[]
    return Object.fromEntries(entries.map(([key, each]) => [String(key), unpackAny(each, parts, depth)]))
  }
  if (bytes !== undefined && tag[mark] === 'bytes') return bytes
  if (bytes !== undefined && tag[mark] === 'floats') return readFloats(bytes)
  if (bytes !== undefined && tag[mark] === 'text') return readText(bytes)
  throw new BrokenValue('an unknown mark')
}

function unpackAny(value: unknown, parts: readonly Uint8Array[], depth: number): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (depth >= deepest) throw new BrokenValue('too deep')
  if (Array.isArray(value)) return value.map((each: unknown) => unpackAny(each, parts, depth + 1))
  if (Object.hasOwn(value, mark)) return unpackTag(value as Tag, parts, depth + 1)
  return Object.fromEntries(
    Object.entries(value).map(([key, each]: [string, unknown]) => [key, unpackAny(each, parts, depth + 1)]),
  )
}

const isLength = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0

function readParts(bytes: Uint8Array, lengths: unknown): Uint8Array[] {
  if (!Array.isArray(lengths) || !lengths.every(isLength)) throw new BrokenValue('no lengths')
  let at = 0
  const parts = lengths.map((length) => bytes.subarray(at, (at += length)))
  if (at !== bytes.byteLength) throw new BrokenValue('the parts are longer or shorter than they say')
  return parts
}

/** The value that was packed, as exact as from a thread; BrokenValue for bytes that are none. Its bytes are views of these. */
export function unpackValue(packed: Uint8Array): unknown {
  const { buffer, byteOffset, byteLength } = packed
  // No Buffer from here on, so that what comes out equals what a thread answers.
  const bytes = new Uint8Array(buffer, byteOffset, byteLength)
  if (byteLength < head_bytes) throw new BrokenValue('too short')
  const end = head_bytes + new DataView(buffer, byteOffset, byteLength).getUint32(0, true)
  if (end > byteLength) throw new BrokenValue('cut off')
  try {
    const parsed: unknown = JSON.parse(readText(bytes.subarray(head_bytes, end)))
    if (!Array.isArray(parsed) || parsed.length !== 2) throw new BrokenValue('no value')
    const [value, lengths] = parsed as [unknown, unknown]
    return unpackAny(value, readParts(bytes.subarray(end), lengths), 0)
  } catch (error) {
    throw error instanceof BrokenValue ? error : new BrokenValue('no packed value', { cause: error })
  }
}
