import { readItems } from '@larder/vision/recognition/naming/item-pages'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Client, TestApp } from '../testing/app.ts'
import { createTestApp } from '../testing/app.ts'
import { addItem } from '../testing/items.ts'
import type { RecognitionRepository } from './repository.ts'
import { createRecognitionRepository } from './repository.ts'
import { crop_limits } from './statements.ts'

let larder: TestApp
let owner: Client
let repository: RecognitionRepository
let milk: number

async function open(client: Client) {
  const { item_id } = await addItem(client, { item_name: 'Milk' })
  const [row] = await larder.database.query<{ household_id: number }>(
    { name: '', text: 'select household_id from item where item_id = $1' },
    [item_id],
  )
  return { item_id, own: createRecognitionRepository(larder.database, row?.household_id ?? 0) }
}

beforeAll(async () => {
  larder = await createTestApp()
})
afterAll(() => larder.close())
beforeEach(async () => {
  owner = await larder.register()
  const opened = await open(owner)
  repository = opened.own
  milk = opened.item_id
})

const listItems = async (of = repository) => readItems(await of.listItems())
const look = (...values: number[]) => Float32Array.from(values)
const crop = (read_text: string | null = null) => ({ embedding: look(0.6, 0.8), read_text })
const run = (text: string, values: unknown[] = []) => larder.database.query({ name: '', text }, values)

describe('what was seen', () => {
  it('waits under an id that nobody can guess, and is known once it is confirmed', async () => {
    const ids = await repository.keep([crop('WHOLE MILK'), { embedding: look(-1, 0), read_text: null }])
    expect(ids).toEqual([expect.stringMatching(/^[\w-]{22}$/), expect.stringMatching(/^[\w-]{22}$/)])
    expect(await repository.listCrops()).toEqual([])
    expect(await repository.confirm(milk, ids)).toBe(2)
    const crops = await repository.listCrops()
    // Two pieces of one photo are one confirmation.
    expect(new Set(crops.map(({ confirmed_at }) => confirmed_at)).size).toBe(1)
    const seen = crops.map(({ item_id, embedding }) => [item_id, ...embedding].map((value) => Number(value.toFixed(2))))
    expect(seen.toSorted()).toEqual([
      [milk, -1, 0],
      [milk, 0.6, 0.8],
    ])
    expect((await listItems())[0]).toMatchObject({ item_id: milk, aliases: ['WHOLE MILK'] })
  })

  it('of nothing is nothing', async () => {
    expect(await repository.keep([])).toEqual([])
  })

  it('is forgotten after a day, and unknown ids do no harm', async () => {
    const [late = ''] = await repository.keep([crop()])
    await run(`update crop set kept_at = now() - interval '25 hours' where crop_id = $1`, [late])
    expect(await repository.confirm(milk, [late, 'never-was'])).toBe(0)
    expect(await repository.confirm(999_999_999, [late])).toBeUndefined()
  })

  it('may turn out to be something else', async () => {
    const ids = await repository.keep([crop('OAT')])
    await repository.confirm(milk, ids)
    const oats = await addItem(owner, { item_name: 'Oats' })
    expect(await repository.confirm(oats.item_id, ids)).toBe(1)
    expect((await repository.listCrops()).map(({ item_id }) => item_id)).toEqual([oats.item_id])
    expect((await listItems()).map(({ aliases }) => aliases)).toEqual([[], ['OAT']])
  })

  it('goes with its item', async () => {
    await repository.confirm(milk, await repository.keep([crop()]))
    await owner.delete(`/api/inventory/${milk}`)
    expect(await repository.listCrops()).toEqual([])
  })
})

describe('limits', () => {
  it('an item keeps its newest crops', async () => {
    const many = Array.from({ length: crop_limits.each_item }, (_, index) => crop(`old ${index}`))
    await repository.confirm(milk, await repository.keep(many))
    await repository.confirm(milk, await repository.keep([crop('new 1'), crop('new 2')]))
    const [item] = await listItems()
    expect(item?.aliases).toHaveLength(crop_limits.each_item)
    expect(item?.aliases).toEqual(expect.arrayContaining(['new 1', 'new 2']))
  })

  it('a household keeps so many and no more', async () => {
    const fill = `
      with many as (
        insert into item (household_id, item_name, category, quantity, unit_of_measure)
        select household_id, 'thing ' || n, 'Other', 0, 'pcs' from item, generate_series(1, 101) as n
        where item_id = $1 returning household_id, item_id
      )
      insert into crop (household_id, crop_id, item_id, embedding, kept_at)
      select household_id, item_id || '-' || n, item_id, '\\x01', now() - interval '1 h' from many, generate_series(1, 20) as n`
    await run(fill, [milk])
    await repository.confirm(milk, await repository.keep([crop()]))
    const crops = await repository.listCrops()
    expect(crops).toHaveLength(crop_limits.household)
    expect(crops.some(({ item_id }) => item_id === milk)).toBe(true)
  })

  it('what nobody confirms goes for what comes', async () => {
    const photo = Array.from({ length: 100 }, () => crop())
    for (let photos = 0; photos < 8; photos++) await repository.keep(photo)
    const [waiting] = await run(
      `select count(*)::integer as crops from crop where item_id is null
      and household_id = (select household_id from item where item_id = $1)`,
      [milk],
    )
    expect(waiting).toEqual({ crops: crop_limits.waiting + photo.length })
  })
})

describe('two households', () => {
  it('see, confirm and learn nothing of each other', async () => {
    const theirs = await open(await larder.register())
    const ids = await repository.keep([crop('SECRET')])
    expect(await theirs.own.confirm(theirs.item_id, ids)).toBe(0)
    expect(await theirs.own.confirm(milk, ids)).toBeUndefined()
    expect(await repository.confirm(milk, ids)).toBe(1)
    expect(await theirs.own.listCrops()).toEqual([])
    expect(JSON.stringify(await listItems(theirs.own))).not.toContain('SECRET')
    expect((await listItems(theirs.own)).map(({ item_id }) => item_id)).toEqual([theirs.item_id])
  })
})

it('an item comes with its codes and what receipts call it', async () => {
  await owner.put(`/api/inventory/${milk}`, { barcode: '4006381333931' })
  await run(
    `insert into receipt_name (household_id, printed_key, merchant_key, item_id, item_name, category, unit_of_measure)
    select household_id, 'MLKWHL', 'SHOP', item_id, item_name, category, unit_of_measure from item where item_id = $1`,
    [milk],
  )
  expect(await listItems()).toMatchObject([{ item_name: 'Milk', barcodes: ['4006381333931'], aliases: ['MLKWHL'] }])
  expect(await repository.listStock([milk])).toMatchObject([{ item_id: milk, quantity: 2, unit_of_measure: 'l' }])
})
