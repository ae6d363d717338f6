import * as fc from 'fast-check'
import { anyText } from './texts.ts'

/** A form with files, or what is left of one. */
export interface Form {
  readonly parts: readonly { readonly name: string; readonly filename: string; readonly bytes: Buffer }[]
  readonly ending: string
}

const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const heads = {
  jpeg: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10, 0x4a, 0x46, 0x49, 0x46]),
  png: dot.subarray(0, 33),
  zip: Buffer.from('PK\x03\x04', 'latin1'),
  html: Buffer.from('<!doctype html><script>alert(1)</script>'),
}

const noise = fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes))

// A real picture costs a second of reading: one in a hundred.
const image: fc.Arbitrary<Buffer> = fc.oneof(
  { weight: 30, arbitrary: noise },
  { weight: 20, arbitrary: noise.map((rest) => Buffer.concat([heads.jpeg, rest])) },
  { weight: 20, arbitrary: noise.map((rest) => Buffer.concat([heads.png, rest])) },
  { weight: 10, arbitrary: fc.constantFrom(heads.html, heads.zip, heads.png, heads.jpeg, Buffer.alloc(0)) },
  { weight: 10, arbitrary: fc.integer({ min: 8, max: dot.length - 1 }).map((length) => dot.subarray(0, length)) },
  { weight: 1, arbitrary: noise.map((rest) => Buffer.concat([dot, heads.html, rest])) },
)

const part = fc.record({
  name: fc.oneof({ weight: 8, arbitrary: fc.constant('image') }, { weight: 1, arbitrary: anyText }),
  filename: fc.oneof({ weight: 3, arbitrary: fc.constant('photo.jpg') }, { weight: 1, arbitrary: anyText }),
  bytes: image,
})

const boundary = 'fuzz'
export const form_type = `multipart/form-data; boundary=${boundary}`

export const anyForm: fc.Arbitrary<Form> = fc.record({
  parts: fc.oneof(
    { weight: 6, arbitrary: fc.tuple(part) },
    { weight: 1, arbitrary: fc.array(part, { maxLength: 12 }) },
  ),
  ending: fc.oneof(
    { weight: 6, arbitrary: fc.constant(`--${boundary}--\r\n`) },
    { weight: 1, arbitrary: fc.constantFrom('', '--', `--${boundary}`, `--${boundary}\r\n`, 'x'.repeat(100_000)) },
  ),
})

/** The form as it goes over the wire; names are written as they are, quotes and line ends among them. */
export function writeForm({ parts, ending }: Form): Buffer {
  const pieces = parts.flatMap(({ name, filename, bytes }) => [
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"; filename="${filename}"\r\ncontent-type: image/jpeg\r\n\r\n`,
    ),
    bytes,
    Buffer.from('\r\n'),
  ])
  return Buffer.concat([...pieces, Buffer.from(ending)])
}
