import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { cpus } from 'node:os'
import { beforeAll, expect, it } from 'vitest'
import { compareGolden } from './compare-golden.ts'
import { computeGolden } from './compute-golden.ts'
import type { Golden } from './golden.ts'

/** `npm run golden:update` stores what the models answer on this machine. */
const isUpdate = process.env['GOLDEN_UPDATE'] === '1'
const file = new URL('golden.json', import.meta.url)

function writeGolden(golden: Golden): void {
  const { version } = createRequire(import.meta.url)('onnxruntime-node/package.json') as { version: string }
  const made_on = {
    architecture: process.arch,
    processor: cpus()[0]?.model,
    onnxruntime: version,
    node: process.version,
  }
  writeFileSync(file, JSON.stringify({ made_on, ...golden }))
}

let now: Golden
beforeAll(async () => {
  now = await computeGolden()
  if (isUpdate) writeGolden(now)
})

it('answers what it answered on another processor', () => {
  expect(compareGolden(JSON.parse(readFileSync(file, 'utf8')) as Golden, now)).toEqual([])
})

it('finds, reads and names what was drawn', () => {
  const { fruit, packets } = now.shelves
  expect([fruit?.things.length, packets?.things.length]).toEqual([6, 5])
  expect(fruit?.looks.slice(0, 2).map(({ kinds }) => kinds[0]?.kind)).toEqual(['Orange', 'Lemon'])
  const lines = now.receipt_lines.map(({ text }) => text)
  expect(lines).toEqual(expect.arrayContaining(['REWE Markt GmbH', 'Brötchen', 'Crème fraîche', 'Jalapeño', '3,18 B']))
  expect(now.label_lines.map(({ text }) => text)).toEqual([
    'WHOLE GRAIN',
    'Oat Flakes',
    'No added sugar 500 g',
    'Best before 14.02.2027',
  ])
  const roles = now.rows.map(({ role }) => role).slice(3)
  expect(roles).toEqual(['item', 'item', 'item', 'discount', 'subtotal', 'tax', 'total', 'payment', 'info'])
})
