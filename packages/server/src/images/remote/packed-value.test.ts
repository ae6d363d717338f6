import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BrokenValue, packValue, unpackValue } from './packed-value.ts'

const pack = (value: unknown): Uint8Array => Buffer.concat(packValue(value))
const passOn = (value: unknown): unknown => unpackValue(pack(value))

/** Bytes with this JSON in them. */
const frame = (json: string, ...parts: readonly Uint8Array[]) => {
  const head = Buffer.alloc(4)
  head.writeUInt32LE(Buffer.byteLength(json))
  return Buffer.concat([head, Buffer.from(json), ...parts])
}

/** What is thrown where these bytes are read, unless it is what should be. */
function findFault(bytes: Uint8Array): unknown {
  try {
    unpackValue(bytes)
    return undefined
  } catch (error) {
    return error instanceof BrokenValue ? undefined : error
  }
}

/** All kinds of values that a thread could be given or answer. */
const { value: anyValue } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.constantFrom<unknown>(null, undefined, true, false, NaN, -0, Infinity, -Infinity),
    fc.double(),
    fc.integer(),
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme', minLength: 1000, maxLength: 1100 }),
    fc.uint8Array(),
    fc.float32Array(),
    fc.array(tie('value')),
    fc.dictionary(fc.oneof(fc.string(), fc.constantFrom('$', '__proto__', 'toJSON', 'part')), tie('value'), {
      noNullPrototype: true,
    }),
  ),
}))

describe('a value on its way to another machine', () => {
  test('arrives exactly as it was', () => {
    fc.assert(fc.property(anyValue, (value) => void expect(passOn(value)).toStrictEqual(value)))
  })

  test.each([
    ['half a character', `${'a'.repeat(2000)}\ud800`],
    ['a long text', 'Käse 🧀 '.repeat(1000)],
    ['what looks like a mark', { $: 'bytes', part: 0 }],
    ['a prototype that is none', JSON.parse('{"__proto__":{"a":1}}')],
    ['bytes in the midst of others', new Uint8Array([0, 1, 2, 3, 4]).subarray(1, 4)],
    ['floats in the midst of others', new Float32Array([0.1, 1e38, NaN, -0, 3]).subarray(1, 4)],
    ['bytes beside floats', [new Uint8Array(3), new Float32Array([1, 2]), new Uint8Array(1), new Float32Array([3])]],
  ])('%s too', (_, value) => {
    expect(passOn(value)).toStrictEqual(value)
  })

  test('a Buffer arrives as bytes, as from a thread', () => {
    expect(passOn({ image: Buffer.from('abc') })).toStrictEqual({ image: new Uint8Array([97, 98, 99]) })
  })

  test.each([[new Date(0)], [new Map()], [() => 1], [1n], [Symbol('x')]])('%s has no place in it', (value) => {
    expect(() => packValue([value])).toThrow(TypeError)
  })
})

describe('bytes that are no packed value', () => {
  test('are refused wherever they break off', () => {
    const whole = fc.tuple(anyValue, fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }))
    fc.assert(
      fc.property(whole, ([value, where]) => {
        const bytes = pack(value)
        expect(() => unpackValue(bytes.subarray(0, Math.floor(bytes.length * where)))).toThrow(BrokenValue)
      }),
    )
  })

  test('are refused where there are more of them than they say', () => {
    expect(() => unpackValue(Buffer.concat([pack([1]), Buffer.from('x')]))).toThrow(BrokenValue)
  })

  test.each([
    '',
    'x',
    '1',
    '[]',
    '[1]',
    '[1,2]',
    '[1,[-1]]',
    '[1,["1"]]',
    '[1,[1e300]]',
    '[{"$":"bytes","part":0},[]]',
    '[{"$":"bytes","part":"__proto__"},[]]',
    '[{"$":"bytes","part":-1},[]]',
    '[{"$":"number","text":"1"},[]]',
    '[{"$":"object","entries":[1]},[]]',
    '[{"$":"object","entries":[null]},[]]',
    '[{"$":"other"},[]]',
    `[${'['.repeat(100_000)}${']'.repeat(100_000)},[]]`,
  ])('%.40s', (json) => {
    expect(() => unpackValue(frame(json))).toThrow(BrokenValue)
  })

  test('texts that are no UTF-8, floats that are cut off', () => {
    const odd = new Uint8Array([0xff, 0xfe, 0xfd])
    expect(() => unpackValue(frame('[{"$":"text","part":0},[3]]', odd))).toThrow(BrokenValue)
    expect(() => unpackValue(frame('[{"$":"floats","part":0},[3]]', odd))).toThrow(BrokenValue)
  })

  test('never do more than that', () => {
    const flipped = fc.tuple(anyValue, fc.nat(), fc.nat(255))
    fc.assert(
      fc.property(flipped, ([value, at, byte]) => {
        const bytes = pack(value)
        bytes[at % bytes.length] = byte
        expect(findFault(bytes)).toBeUndefined()
      }),
    )
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        expect(() => unpackValue(bytes)).toThrow(BrokenValue)
      }),
    )
  })
})
