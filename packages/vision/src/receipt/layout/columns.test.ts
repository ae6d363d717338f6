import { expect, it } from 'vitest'
import { makeBox, makePage } from '../../testing/receipts.ts'
import { dropSmears, mendColumn } from './columns.ts'
import { levelPage } from './geometry.ts'
import { findRows } from './rows.ts'

const rowsOf = (text: string) => findRows(levelPage(makePage(text).boxes))
const mended = (text: string) => mendColumn(rowsOf(text)).map((row) => row.text)

const head = `Guests 2           10076
Milk                2.99
Bread               1.49
Eggs                3.20
`

it.each([
  ['Rice                 318', 'Rice 3.18'],
  ['Rice               16 85', 'Rice 16.85'],
  ['Rice                50.0', 'Rice 50.00'],
  ['Rabatt             -0 54', 'Rabatt -0.54'],
  ['Rice               3.055', 'Rice 3.05'],
])('mends %s in the column of the prices', (line, expected) => {
  const rows = mended(`${head}Cake               12.00\n${line}`)
  expect(rows.at(-1)).toBe(expected)
  expect(rows[0]).toBe('Guests 2 10076')
})

it('leaves numbers of other columns, and those too long for a price', () => {
  expect(mended(`${head}318     Rice        1.00`).at(-1)).toBe('318 Rice 1.00')
  expect(mended(`${head}Ticket            123456`).at(-1)).toBe('Ticket 123456')
  expect(mended('Rice     318')).toEqual(['Rice 318'])
})

it('is less sure of what it mended', () => {
  const row = mendColumn(rowsOf(`${head}Rice                 318`)).at(-1)
  expect(row?.cells.map(({ confidence }) => confidence)).toEqual([0.98, expect.closeTo(0.784)])
})

it('drops smears beside a name and keeps the price under one', () => {
  const smear = { ...makeBox('nebtew nello', 12, 0), confidence: 0.6 }
  const [first] = findRows(levelPage([makeBox('Milk', 0, 0), smear, makeBox('0,35', 30, 0)]))
  expect(first && dropSmears(first).text).toBe('Milk 0,35')
  const covered = { ...makeBox('lov bew o0,35', 20, 0), confidence: 0.6 }
  const [second] = findRows(levelPage([makeBox('Milk', 0, 0), covered]))
  expect(second && dropSmears(second).text).toBe('Milk 0,35')
})
