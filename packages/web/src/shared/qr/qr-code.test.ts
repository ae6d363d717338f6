import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url&inline'
import { beforeAll, expect, test } from 'vitest'
import { createBytes, findVersion } from './qr-bytes.ts'
import { createQrCode } from './qr-code.ts'
import { alignmentPositions, formatBits, versionBits } from './qr-patterns.ts'
import { computeCheckBytes } from './reed-solomon.ts'

// The worked example of HELLO WORLD in version 1, level M.
const hello = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17]

test('check bytes are those of the worked example', () => {
  expect(computeCheckBytes(hello, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23])
})

test('format and version are written as in the tables of the standard', () => {
  const format = [0, 1, 2, 3, 4, 5, 6, 7].map((mask) => formatBits(mask).toString(2))
  expect(format).toEqual([
    '101010000010010',
    '101000100100101',
    '101111001111100',
    '101101101001011',
    '100010111111001',
    '100000011001110',
    '100111110010111',
    '100101010100000',
  ])
  expect(versionBits(7).toString(2).padStart(18, '0')).toBe('000111110010010100')
  expect(versionBits(15).toString(2).padStart(18, '0')).toBe('001111100100101000')
})

test('the small squares stand where the standard has them', () => {
  expect([1, 2, 7, 10, 14, 15].map(alignmentPositions)).toEqual([
    [],
    [6, 18],
    [6, 22, 38],
    [6, 28, 50],
    [6, 26, 46, 66],
    [6, 26, 48, 70],
  ])
})

test('the smallest version that holds a text is taken', () => {
  expect([0, 14, 15, 26, 62, 63, 180, 213, 214, 412, 413].map(findVersion)).toEqual([
    1,
    1,
    2,
    2,
    4,
    5,
    9,
    10,
    11,
    15,
    null,
  ])
  expect(createQrCode('x'.repeat(413))).toBeNull()
})

test('short texts are padded as in the standard', () => {
  const bytes = createBytes(new TextEncoder().encode('hi'), 1)
  expect(bytes.slice(0, 8)).toEqual([0x40, 0x26, 0x86, 0x90, 0xec, 0x11, 0xec, 0x11])
  expect(bytes).toHaveLength(26)
})

beforeAll(async () => {
  const wasmBinary = await (await fetch(wasm)).arrayBuffer()
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true })
})

/** A picture of the modules, four pixels each with the margin of the standard. */
function paint(modules: readonly (readonly boolean[])[]): ImageData {
  const scale = 4
  const side = (modules.length + 8) * scale
  const data = new Uint8ClampedArray(side * side * 4).fill(255)
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      if (!modules[Math.floor(y / scale) - 4]?.[Math.floor(x / scale) - 4]) continue
      data.set([0, 0, 0], (y * side + x) * 4)
    }
  }
  return { data, width: side, height: side, colorSpace: 'srgb' } as ImageData
}

const code = 'q7R-_x0KpZ3mB8sT1vW4yA6cE9fH2jL5nQoUiXdGkMw'

test.each([
  'hi',
  `https://larder.example.org/join/${code}`,
  `http://192.168.178.20:3000/join/${code}`,
  `https://${'kitchen.'.repeat(12)}example.org/join/${code}`,
  `https://${'kitchen.'.repeat(28)}example.org/join/${code}`,
  'x'.repeat(412),
  'Gruß aus der Küche',
])('the reader of the project reads %s', async (text) => {
  const modules = createQrCode(text)
  if (modules === null) throw new Error('no code')
  const found = await readBarcodes(paint(modules), { formats: ['QRCode'] })
  expect(found.map((one) => [one.text, one.isValid])).toEqual([[text, true]])
})

test('every version up to the last is read', async () => {
  const read = []
  for (let length = 1; length <= 412; length += 23) {
    const found = await readBarcodes(paint(createQrCode('a'.repeat(length)) ?? []), { formats: ['QRCode'] })
    read.push(found[0]?.text.length)
  }
  expect(read).toEqual(Array.from({ length: 18 }, (_, index) => 1 + index * 23))
})
