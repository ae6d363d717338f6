import { describe, expect, it, test } from 'vitest'
import { createEntry, createItem, noon } from '../testing/fixtures.ts'
import { withServerIds } from './entry.ts'
import { toLateBody } from './late-form.ts'

const day_ms = 86_400_000
const fresh = { now: noon + 60_000, offset_ms: 0 }
const later = { now: noon + 3_600_000, offset_ms: 0 }
const base = createItem({ quantity: 5, notes: 'Oat', low_stock_threshold: null, version: 3 })
const date = new Date(noon).toISOString()
const { unit_of_measure } = base

const edit = (body: object) => toLateBody(createEntry('update', body, { base }), later)

describe('an edit', () => {
  it('says what it changed and what that was before, and the amount as a difference', () => {
    const all = {
      item_name: 'Milk',
      notes: 'Soy',
      category: 'Dairy',
      quantity: 7.3,
      low_stock_threshold: 2,
      version: 3,
    }
    expect(edit(all)).toEqual({
      notes: 'Soy',
      low_stock_threshold: 2,
      quantity_change: 2.3,
      known: { notes: 'Oat', low_stock_threshold: null },
    })
  })

  it('says in the new unit by how much the amount differs from what it becomes', () => {
    const unit = { unit_of_measure: 'g', unit_factor: 1000 }
    const known = { unit_of_measure: base.unit_of_measure }
    expect(edit(unit)).toEqual({ ...unit, known })
    expect(edit({ ...unit, quantity: 4900 })).toEqual({ ...unit, quantity_change: -100, known })
    expect(edit({ unit_of_measure: 'g', quantity: 4900 })).toEqual({
      unit_of_measure: 'g',
      quantity_change: 4895,
      known,
    })
  })

  it('takes null and nothing for the same', () => {
    expect(edit({ brand: undefined, location: null, notes: null })).toEqual({ notes: null, known: { notes: 'Oat' } })
  })

  it('says no amount that stayed, and a code always', () => {
    expect(edit({ quantity: 5, barcode: '123' })).toEqual({ barcode: '123', known: {} })
  })

  it('that says all that already stays as it is', () => {
    const body = { notes: 'Soy', known: { notes: 'Rice' } }
    expect(edit(body)).toBe(body)
    expect(edit({ quantity_change: 2 })).toEqual({ quantity_change: 2 })
  })

  it('goes as a whole to a server that counts no versions', () => {
    const { version: _version, lot_count: _count, ...plain } = base
    const body = { item_name: 'Milk', quantity: 5, notes: 'Soy' }
    expect(toLateBody(createEntry('update', body, { base: plain }), later)).toBe(body)
  })

  it('of an item that this phone does not know stays as it is', () => {
    const body = { notes: 'Soy', version: 3 }
    expect(toLateBody(createEntry('update', body), later)).toBe(body)
  })
})

const use = (body: object, fields = {}) => toLateBody(createEntry('consume', body, { base, ...fields }), later)

describe('a use', () => {
  it('is said as what is left and how much it was, whatever was said first', () => {
    const late = { date, unit_of_measure, is_late: true }
    expect(use({ new_quantity: 3.9 })).toEqual({ ...late, new_quantity: 3.9, used_quantity: 1.1 })
    const both = { new_quantity: 4.5, used_quantity: 0.5 }
    expect(use(both)).toEqual({ ...late, ...both })
    expect(use(both, { base: null })).toEqual({ date, is_late: true, ...both })
    expect(use({ used_quantity: 2, notes: 'Soup' })).toEqual({
      date,
      unit_of_measure,
      new_quantity: 3,
      used_quantity: 2,
      notes: 'Soup',
      is_late: true,
    })
  })

  it('stays as it is for a server that knows nothing else', () => {
    const { lot_count: _count, ...plain } = base
    expect(use({ new_quantity: 3 }, { base: plain })).toEqual({ new_quantity: 3 })
    expect(use({ new_quantity: 3 }, { base: null })).toEqual({ new_quantity: 3 })
  })

  it('names the batch that the server knows, and none of this phone', () => {
    const ids = new Map([['lot -4', 12]])
    const sent = (lot_id: number) => withServerIds({ params: {}, body: use({ used_quantity: 1, lot_id }) }, ids).body
    expect(sent(4)).toMatchObject({ lot_id: 4 })
    expect(sent(-4)).toMatchObject({ used_quantity: 1, lot_id: 12 })
    expect(sent(-5)).not.toHaveProperty('lot_id')
  })
})

const dateAt = (made_at: number, clock: { now: number; offset_ms: number }) =>
  (toLateBody(createEntry('purchase', { quantity_added: 1 }, { made_at, base }), clock) as { date?: string }).date

describe('when it happened', () => {
  it('is the server’s to say for what is fresh', () => expect(dateAt(noon, fresh)).toBeUndefined())

  it('is told by the server’s clock, also where this phone’s is a day ahead or behind', () => {
    expect(dateAt(noon, later)).toBe(date)
    expect(dateAt(noon + day_ms, { now: later.now + day_ms, offset_ms: -day_ms })).toBe(date)
    expect(dateAt(noon - day_ms, { now: later.now - day_ms, offset_ms: day_ms })).toBe(date)
  })

  it('is never later than now, where this phone’s clock was put back meanwhile', () => {
    expect(dateAt(noon + day_ms, { now: noon, offset_ms: 1000 })).toBe(new Date(noon + 1000).toISOString())
  })

  it('is what the person said, where they said it', () => {
    const said = { quantity_added: 1, date: '2026-01-02' }
    expect(toLateBody(createEntry('purchase', said, { base }), later)).toEqual({ ...said, unit_of_measure })
    const unsaid = { quantity_added: 1, date: undefined }
    expect(toLateBody(createEntry('purchase', unsaid, { base }), later)).toMatchObject({ date })
  })
})

test('what has no late form is sent as it was made', () => {
  const body = { text: 'Rope' }
  expect(toLateBody(createEntry('add_entry', body), later)).toBe(body)
  expect(toLateBody(createEntry('remove'), later)).toBeUndefined()
})
