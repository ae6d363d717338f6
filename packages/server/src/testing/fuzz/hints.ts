import * as fc from 'fast-check'

/** What everybody in the fuzz has for a password, and whom a log-in may find. */
export const known = { password: 'correct horse battery', username: 'fuzz-owner' } as const

const day = fc
  .date({ min: new Date('2020-01-01T00:00:00Z'), max: new Date('2030-01-01T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const past = fc.constantFrom('2026-01-31', '2025-12-31T23:59:59Z', '2026-03-29T02:30:00+01:00', '1970-01-01', '')
const word = fc.stringMatching(/^[a-z]{3,12}$/)
const fresh = fc.stringMatching(/^[a-z0-9]{16}$/)
const secret = fc.oneof({ weight: 3, arbitrary: fc.constant(known.password) }, { weight: 1, arbitrary: fresh })

/** Right values of fields whose rule no JSON schema can tell, by the field's name. */
export const hints: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  purchase_date: day.map((date) => `20${date.slice(2)}`.replace(/^20\d\d/, '2025')),
  expiry_date: day.map((date) => date.replace(/^20\d\d/, '2027')),
  date: fc.oneof(past, day),
  time_zone: fc.constantFrom('UTC', 'Europe/Berlin', 'America/St_Johns', 'Asia/Kathmandu', 'Pacific/Kiritimati'),
  image_url: fc.oneof(
    word.map((name) => `/api/pictures/${name}`),
    fc.constantFrom('https://example.org/a.png', null),
  ),
  barcode: fc.constantFrom('4006381333931', '96385074', '036000291452', 'ABC-123', '4006381333930', null),
  email: fresh.map((name) => `${name}@example.org`),
  username: fc.oneof(fc.constant(known.username), fresh),
  password: secret,
  current_password: secret,
  new_password: fc.constant(known.password),
  category: fc.constantFrom('Dairy', 'Other', 'dairy', 'My own'),
  unit_of_measure: fc.constantFrom('l', 'pcs', 'kg', 'g', 'Liter'),
  item_name: word,
  q: fc.oneof(word, fc.constantFrom('milk', 'mi lk', '%', "'")),
  days: fc.constantFrom('1', '7', '30'),
  new_quantity: fc.integer({ min: 0, max: 2_000 }).map((thousandths) => thousandths / 1000),
  used_quantity: fc.integer({ min: 1, max: 2_000 }).map((thousandths) => thousandths / 1000),
  quantity_change: fc.integer({ min: -3_000, max: 3_000 }).map((thousandths) => thousandths / 1000),
  unit_factor: fc.constantFrom(0.001, 0.5, 100),
  lot_id: fc.integer({ min: 1, max: 3 }),
  item_id: fc.integer({ min: 1, max: 9 }),
  repeat_days: fc.constantFrom(1, 14, 365),
  item_ids: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 }),
  version: fc.integer({ min: 0, max: 3 }),
}

/** Of the fields of such a group a request that has all of them takes exactly one. */
export const alternatives: readonly (readonly string[])[] = [
  ['location', 'category', 'is_deleted'],
  ['new_quantity', 'used_quantity'],
  ['text', 'item_id'],
  ['quantity', 'quantity_change'],
]
