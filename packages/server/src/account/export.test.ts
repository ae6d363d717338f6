import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client, TestApp } from '../testing/app.ts'
import { createTestApp } from '../testing/app.ts'
import { fillEverything } from '../testing/operations/backup.ts'
import { addItem } from '../testing/items.ts'
import { unzip } from '../testing/operations/unzip.ts'
import { export_parts } from './export-parts.ts'

let larder: TestApp
let owner: Client

beforeAll(async () => {
  larder = await createTestApp()
  await fillEverything(larder)
  owner = await larder.register({ first_name: 'Ada', last_name: '=cmd()' })
})
afterAll(() => larder.close())

type Document = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>

const readExport = async (client: Client) => (await client.get('/api/users/export')).body as Document

async function download(client: Client, url: string, headers = {}) {
  const authorization = `Bearer ${client.token}`
  const { headers: told, rawPayload } = await larder.app.fastify.inject({ url, headers: { authorization, ...headers } })
  return { told, content: rawPayload }
}

test('the document holds what the household has recorded, and nothing that opens a door', async () => {
  const { item_id } = await addItem(owner, { quantity: 2, notes: '=1+1', location: 'Shelf, "top"' })
  await owner.post(`/api/inventory/${item_id}/consume`, { new_quantity: 0.5, notes: 'pancakes' })
  const home = { address_type: 'Home', street_address: '1 Main St', city: 'X', state_province: 'Y', postal_code: '1' }
  await owner.post('/api/addresses', { ...home, country: 'Z' })
  const answer = await owner.get('/api/users/export?format=json')
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="larder-\d{4}-\d\d-\d\d\.json"$/)
  expect(answer.headers['cache-control']).toBe('no-store')
  const document = answer.body as Document
  expect(Object.keys(document)).toEqual(['format', 'version', 'exported_at', ...export_parts.map(({ table }) => table)])
  expect(document['user']).toMatchObject({ username: owner.username, first_name: 'Ada' })
  expect(document['household']).toMatchObject({ time_zone: 'UTC' })
  expect(document['items']).toEqual([expect.objectContaining({ item_id, quantity: 0.5, notes: '=1+1' })])
  expect(document['events']).toEqual([
    expect.objectContaining({ kind: 'created', delta: 2 }),
    expect.objectContaining({ kind: 'consumed', delta: -1.5, quantity_after: 0.5, recorded_by: owner.username }),
  ])
  expect(document['addresses']).toEqual([expect.objectContaining(home)])
  expect(document['devices']).toHaveLength(1)
  expect(answer.text).not.toMatch(/password|token|argon2|hash/i)
})

test('nothing of another household is in it', async () => {
  const other = await larder.register()
  const document = await readExport(other)
  const { user, household, members, devices, format: _, version: __, exported_at: ___, ...rest } = document
  expect([user, household]).toMatchObject([{ username: other.username }, { name: 'Home' }])
  expect([members, devices].map((rows) => rows?.length)).toEqual([1, 1])
  expect(Object.values(rest).flat()).toEqual([])
})

test('each event keeps the unit it was recorded in, in either format', async () => {
  const person = await larder.register()
  const { item_id } = await addItem(person, { quantity: 10, unit_of_measure: 'pcs' })
  await person.post(`/api/inventory/${item_id}/consume`, { new_quantity: 8 })
  await person.put(`/api/inventory/${item_id}`, { unit_of_measure: 'g', quantity: 400 })
  const events = (await readExport(person))['events']
  expect(events?.map(({ kind, delta, unit_of_measure }) => [kind, delta, unit_of_measure])).toEqual([
    ['created', 10, 'pcs'],
    ['consumed', -2, 'pcs'],
    ['corrected', 392, 'g'],
  ])
  const { content } = await download(person, '/api/users/export?format=csv')
  const lines = unzip(content)['events.csv']?.split('\r\n') ?? []
  expect(lines[0]).toContain(',delta,quantity_after,unit_of_measure,')
  expect(lines.slice(1).join()).toMatch(/,created,10,10,pcs,.+,consumed,-2,8,pcs,.+,corrected,392,400,g,/)
})

test('the tables are a ZIP of CSV that no spreadsheet takes for formulas', async () => {
  const { told, content } = await download(owner, '/api/users/export?format=csv')
  expect(told).toMatchObject({ 'content-type': 'application/zip', 'content-length': String(content.length) })
  expect(told['content-disposition']).toMatch(/^attachment; filename="larder-\d{4}-\d\d-\d\d\.zip"$/)
  const files = unzip(content)
  expect(Object.keys(files)).toEqual(['README.txt', ...export_parts.map(({ table }) => `${table}.csv`)])
  expect(files['user.csv']).toMatch(
    /^\ufeffusername,email,first_name,last_name,created_at\r\nperson\d+,.+,Ada,'=cmd\(\),/,
  )
  expect(files['items.csv']).toContain(`"Shelf, ""top""",,'=1+1,`)
  expect(files['events.csv']).toContain(',consumed,-1.5,0.5,')
  expect(files['README.txt']).toContain('apostrophe')
})

test('JSON travels packed to whoever understands that, and is the same', async () => {
  const packed = await download(owner, '/api/users/export', { 'accept-encoding': 'br, gzip' })
  expect(packed.told['content-encoding']).toBe('gzip')
  const { told, content } = await download(owner, '/api/users/export', { 'accept-encoding': 'gzip;q=0, identity' })
  expect(told['content-encoding']).toBeUndefined()
  const { exported_at: one, ...first } = JSON.parse(gunzipSync(packed.content).toString()) as Document
  const { exported_at: two, ...second } = JSON.parse(content.toString()) as Document
  expect([typeof one, typeof two]).toEqual(['string', 'string'])
  expect(first).toEqual(second)
})

test.each(['json', 'csv'])(
  'a table that cannot be read fails the whole export as %s, and the next one works',
  async (format) => {
    const path = `/api/users/export?format=${format}`
    await larder.database.query({ name: '', text: 'alter table address rename to gone' })
    const { status } = await owner.get(path)
    await larder.database.query({ name: '', text: 'alter table gone rename to address' })
    expect([status, (await owner.get(path)).status]).toEqual([500, 200])
  },
)

test('a long journal comes in pages, each event once', async () => {
  const person = await larder.register()
  const { item_id } = await addItem(person, { quantity: 1 })
  const text = `insert into stock_event (household_id, item_id, kind, delta, quantity_after, occurred_on)
    select household_id, item_id, 'corrected', 0, 1, '2026-11-15' from item, generate_series(1, 2500) where item_id = $1`
  await larder.database.query({ name: '', text }, [item_id])
  const events = (await readExport(person))['events'] ?? []
  expect(events).toHaveLength(2501)
  expect(new Set(events.map(({ event_id }) => event_id)).size).toBe(2501)
})

test('another format is refused, and so is one export too many', async () => {
  const answer = await owner.get('/api/users/export?format=xml')
  expect([answer.status, answer.message]).toEqual([400, 'Format must be json or csv'])
  const limited = await createTestApp({ rateLimit: true })
  const person = await limited.register()
  const statuses: number[] = []
  for (let time = 0; time < 21; time += 1) statuses.push((await person.get('/api/users/export')).status)
  expect(statuses).toEqual([...Array<number>(20).fill(200), 429])
  await limited.close()
})
