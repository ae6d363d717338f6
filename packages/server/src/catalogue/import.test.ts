import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { checkDigit } from '@larder/contract/values/barcode-digits'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { lockSession } from '../database/advisory-locks.ts'
import type { TestDatabase } from '../testing/database.ts'
import { createTestDatabase } from '../testing/database.ts'
import type { ImportOptions } from './import.ts'
import { importCatalogue } from './import.ts'
import { openSource } from './source.ts'

let test: TestDatabase
let client: Client
let folder: string

beforeAll(async () => {
  test = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'larder-catalogue-'))
})
afterAll(async () => {
  await test.drop()
  await rm(folder, { recursive: true })
})
async function connect(): Promise<void> {
  client = new Client(test.connection)
  // One of the tests cuts the connection.
  client.on('error', () => {})
  await client.connect()
}

beforeEach(connect)
afterEach(async () => {
  await client.query('truncate catalogue_product, catalogue_import, catalogue_word')
  await client.end()
})

const codeOf = (row: number) => {
  const digits = `40${String(row).padStart(10, '0')}`
  return `${digits}${checkDigit(digits)}`
}
const linesOf = (rows: number, name = 'Product') =>
  Array.from({ length: rows }, (_, row) => `${codeOf(row)}\t${name} ${row}\n`).join('')

async function write(text: string | Buffer, name = 'dump.tsv'): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, text)
  return path
}

async function bringIn(path: string, options: ImportOptions = {}) {
  return importCatalogue(client, await openSource(path, folder), { batch_rows: 10, ...options })
}

async function count(): Promise<number> {
  const { rows } = await client.query<{ count: string }>('select count(*) from catalogue_product')
  return Number(rows[0]?.count)
}

const heading = 'code\tproduct_name\n'

it('brings all rows in, once, packed or not', async () => {
  const path = await write(heading + linesOf(95))
  expect(await bringIn(path)).toEqual({ outcome: 'finished', resumed_at: 0, rows_read: 95, rows_kept: 95 })
  expect(await bringIn(path)).toMatchObject({ outcome: 'known', rows_read: 95 })
  const packed = await write(gzipSync(heading + linesOf(95)), 'dump.tsv.gz')
  expect(await bringIn(packed)).toMatchObject({ outcome: 'finished', rows_kept: 95 })
  expect(await count()).toBe(95)
  const { rows } = await client.query(`select word, products from catalogue_word where word = 'product'`)
  expect(rows).toEqual([{ word: 'product', products: 95 }])
})

it('takes a newer name for a code it has, also twice in one file', async () => {
  await bringIn(await write(heading + linesOf(3, 'Old')))
  await bringIn(await write(heading + linesOf(3, 'New') + linesOf(1, 'Newest'), 'newer.tsv'))
  const { rows } = await client.query('select product_name from catalogue_product order by barcode')
  expect(rows.map(({ product_name }) => product_name as string)).toEqual(['Newest 0', 'New 1', 'New 2'])
})

it('goes on behind the last batch after it was stopped', async () => {
  const path = await write(heading + linesOf(20_000))
  const stop = new AbortController()
  const first = await bringIn(path, { batch_rows: 500, stop: stop.signal, onBatch: () => stop.abort() })
  expect(first.outcome).toBe('stopped')
  expect(first.rows_read).toBeLessThan(20_000)
  expect(await count()).toBe(first.rows_read)
  const second = await bringIn(path)
  expect(second).toEqual({ outcome: 'finished', resumed_at: first.rows_read, rows_read: 20_000, rows_kept: 20_000 })
  expect(await count()).toBe(20_000)
})

it('loses nothing but the batch under way when it is cut off', async () => {
  const path = await write(`${heading}bad row\n${linesOf(20_000)}`)
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const kill = { name: '', text: 'select pg_terminate_backend($1::integer)' }
  const cut = bringIn(path, {
    batch_rows: 1000,
    onBatch: ({ rows_read }) => void (rows_read > 5000 && test.database.query(kill, [rows[0]?.pid])),
  })
  await expect(cut).rejects.toThrow('the same command goes on behind them')
  await connect()
  const known = await count()
  expect(known).toBeGreaterThanOrEqual(5000)
  const again = await bringIn(path)
  expect(again).toMatchObject({ outcome: 'finished', rows_read: 20_001, rows_kept: 20_000 })
  expect(again.resumed_at).toBe(known + 1)
  expect(await count()).toBe(20_000)
})

it('reads a file once more when asked to', async () => {
  const path = await write(heading + linesOf(5))
  await bringIn(path)
  await client.query('delete from catalogue_product')
  expect(await bringIn(path, { again: true })).toMatchObject({ outcome: 'finished', resumed_at: 0, rows_kept: 5 })
  expect(await count()).toBe(5)
})

it('lets nobody else import at the same time', async () => {
  const other = new Client(test.connection)
  await other.connect()
  await lockSession(other, 'catalogue_import')
  await expect(bringIn(await write(heading + linesOf(5)))).rejects.toThrow('Another import is under way')
  await other.end()
})

it('says that a packed file is damaged', async () => {
  const packed = gzipSync(heading + linesOf(5000))
  const path = await write(packed.subarray(0, packed.length - 100), 'cut.gz')
  await expect(bringIn(path)).rejects.toThrow('The file is damaged or ends early')
})

it('says what is wrong with a path or an address', async () => {
  await expect(openSource('nowhere.tsv', folder)).rejects.toThrow(`There is no file ${join(folder, 'nowhere.tsv')}.`)
  await expect(openSource('.', folder)).rejects.toThrow('is no file')
  await expect(openSource('http://127.0.0.1:1/x', folder)).rejects.toThrow('cannot be reached')
})
