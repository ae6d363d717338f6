import { expect, test } from 'vitest'
import { normaliseBarcode, isCodeText } from '../../packages/contract/src/values/barcode-digits.ts'
import { every_call } from '../../packages/contract/src/calls/calls.ts'
import { formatQuantity } from '../../packages/contract/src/values/numbers.ts'
import { parseQuantity } from '../../packages/contract/src/values/quantity.ts'
import { encodeLine } from '../../packages/server/src/account/csv.ts'
import { describeDevice } from '../../packages/server/src/auth/sessions/device.ts'
import { splitCsv } from '../../packages/server/src/catalogue/records.ts'
import { cleanText, foldWords, readTags } from '../../packages/server/src/catalogue/catalogue-text.ts'
import { readBearerToken } from '../../packages/server/src/http/authentication.ts'
import { networkOf } from '../../packages/server/src/http/hardening/rate-limit.ts'
import { isPageRequest } from '../../packages/server/src/http/site/site.ts'
import { matchesETag, readIfMatch } from '../../packages/server/src/inventory/versions.ts'
import { readEventTime } from '../../packages/server/src/journal/event-time.ts'
import { guessGrocery } from '../../packages/vision/src/lexicon/guess-grocery.ts'
import { merchantKey, printedKey } from '../../packages/server/src/receipt/name-keys.ts'
import { readWords } from '../../packages/vision/src/matching/name-words.ts'
import { parseReceipt } from '../../packages/vision/src/receipt/parse.ts'
import { readDay } from '../../packages/web/src/features/quick-add/expiry.ts'
import { understand } from '../../packages/web/src/features/quick-add/understand.ts'
import { findExplosion } from './growth.mjs'

/** Texts that patterns go through again and again: long runs of what they repeat, and an end that disappoints them. */
const pumps = [
  '.',
  '/',
  '0',
  ' ',
  '\t',
  'a',
  '@',
  '(',
  ')',
  ',',
  '-',
  '"',
  '2x',
  '0.',
  'a@',
  '.a',
  ' 1',
  '1,000',
  '1 lb ',
]
const phrases = [
  ' exp ',
  'netto',
  ' fax ',
  ' reg no ',
  'disc',
  'gzip;q=0',
  'Version/1 ',
  '99999 ',
  '1.00 / ',
  ' @ 1.00',
  'in the ',
]
const heads = ['', '1']
const tails = ['', '/\n!']

const hostile = [...pumps, ...phrases].flatMap((pump) =>
  heads.flatMap((head) =>
    tails.map((tail) => ({ head, pump, tail, of: (size) => head + pump.repeat(size / pump.length) + tail })),
  ),
)

function findHostile(work) {
  const found = hostile.find(({ of }) => findExplosion(work, of) !== null)
  return found === undefined ? null : JSON.stringify([found.head, found.pump, found.tail])
}

/** Refusing is an answer too; only time counts here. */
const ask = (work) => (text) => {
  try {
    work(text)
  } catch (error) {
    if (error instanceof RangeError) throw error
  }
}

const box = { x: 200, width: 390, height: 20, angle: 0, confidence: 0.99, letters: [] }
const receiptOf = (text) => ({
  width: 500,
  height: 500,
  turn: 0,
  boxes: [
    { ...box, y: 20, text },
    { ...box, y: 60, text: 'MILK 1.99' },
  ],
})
const page = (url, accept) => isPageRequest({ method: 'GET', url, headers: { accept } })
const vocabulary = { today: '2026-11-15', locations: ['Hall Cupboard'], units: ['Glas'], decimal_mark: '.' }

test.each([
  ['a path', (text) => page(`/${text}`)],
  ['a path, for a script', (text) => page(`/${text}`, '*/*')],
  ['an accept header', (text) => page('/login', text)],
  ['a description of a device', describeDevice],
  ['an authorization header', readBearerToken],
  ['an If-None-Match header', (text) => matchesETag(text, 'W/"2-1-1"')],
  ['an If-Match header', readIfMatch],
  ['an address', networkOf],
  ['a date of a record', (text) => readEventTime(text, 'UTC')],
  ['a barcode', (text) => [normaliseBarcode(text), isCodeText(text)]],
  ['a label', parseQuantity],
  ['a cell of an export', (text) => encodeLine([text])],
  ['a record of a catalogue', (text) => splitCsv(text, ',')],
  ['words of a catalogue', (text) => [foldWords(text), readTags(text), cleanText(text, 200)]],
  ['a name on a receipt', (text) => [printedKey(text), merchantKey(text), readWords(text), guessGrocery(text)]],
  ['a day', (text) => readDay(text, vocabulary.today)],
  ['a quick line', (text) => understand(text, vocabulary)],
  ['a line of a receipt', (text) => parseReceipt(receiptOf(text))],
])('%s takes as long to read as it is', { timeout: 120_000 }, (_name, work) => {
  expect(findHostile(ask(work))).toBeNull()
})

const shapeOf = (schema) => Object.keys(schema?.def?.shape ?? {})
const checks = Object.entries(every_call).flatMap(([name, call]) =>
  ['params', 'query', 'body'].flatMap((part) => {
    const keys = shapeOf(call[part])
    return keys.length === 0 ? [] : [[`${part} of ${name}`, call[part], keys]]
  }),
)

test('every call is among them', () => {
  expect(checks.length).toBeGreaterThan(25)
})

test.each(checks)('%s: as long to check as it is', { timeout: 120_000 }, (_name, schema, keys) => {
  const parse = (text) => schema.safeParse(Object.fromEntries(keys.map((key) => [key, text])))
  expect(findHostile(parse)).toBeNull()
})

test('a number is written in no time', () => {
  expect(
    findExplosion(
      (text) => formatQuantity(Number(text)),
      (size) => '9'.repeat(Math.min(size, 300)),
    ),
  ).toBeNull()
})
