import * as fc from 'fast-check'

/** Texts that have broken something somewhere. */
const hostile = [
  '',
  ' ',
  '\0',
  'nul \0 inside',
  '\ud800',
  'a\udfffb',
  '\udc00\ud800',
  '\u202Edesrever',
  '\u200b\u200d\ufeff',
  'e\u0301'.repeat(50),
  '👩‍👩‍👧‍👦🥛',
  'ﷺ'.repeat(100),
  'العربية עברית 漢字',
  '\u0085\u2028\u2029',
  '\r\n\r\nHTTP/1.1 200 OK',
  "'; drop table item; --",
  '" or ""="',
  '$1 %s {{7*7}} ${7*7} <%= 7*7 %>',
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  '\\x00\\u0000',
  'NaN',
  'Infinity',
  '-Infinity',
  '-0',
  '1e999',
  '0x10',
  '1_000',
  '٣',
  'null',
  'undefined',
  'true',
  '[object Object]',
  '__proto__',
  'constructor',
  'toString',
  '0000-00-00',
  '9999-12-31',
  '10000-01-01',
  '-271821-04-20',
  '+275760-09-13T00:00:00Z',
  '2026-02-29T25:61:61+99:99',
] as const

const long = fc.constantFrom(199, 200, 201, 1_000, 5_000, 5_001, 20_000)

/** Any text at all: hostile ones, every code point, long ones. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...hostile) },
  { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 30 }) },
  { weight: 1, arbitrary: fc.tuple(fc.constantFrom('x', 'é', '🥛', ' ', '\n'), long).map(([c, n]) => c.repeat(n)) },
)

/** Names of properties that mean something to the language. */
export const anyKey: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'then', '', '\0', 'length'),
  anyText,
)

/** Text that can stand in a header: Node sends no control characters, the raw sockets of bench/hostile do. */
export const anyHeader: fc.Arbitrary<string> = fc
  .oneof(
    fc.constantFrom('', '*', '"', '""', 'W/"1"', '"1"', '"999999999999999999999"', '0', '-1', 'null', ',', '"1", "2"'),
    fc.string({ unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCodePoint(code)), maxLength: 40 }),
    fc.constantFrom(200, 201, 4_000).map((count) => 'k'.repeat(count)),
  )
  .map((text) => text.replaceAll('\x7f', '').trim())
