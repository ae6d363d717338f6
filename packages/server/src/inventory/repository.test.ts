import type { CreateItemRequest, Item } from '@larder/contract/item'
import { createItemRequest, item } from '@larder/contract/item'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestDatabase } from '../testing/database.ts'
import { createTestDatabase } from '../testing/database.ts'
import type { TestMember } from '../testing/members.ts'
import { createMember } from '../testing/members.ts'
import { createInventoryRepository } from './repository.ts'

let test: TestDatabase
let ours: TestMember
let theirs: TestMember

beforeAll(async () => {
  test = await createTestDatabase()
  ours = await createMember(test.database)
  theirs = await createMember(test.database)
})
afterAll(() => test.drop())

const milk = createItemRequest.parse({ item_name: 'Milk', category: 'Dairy', quantity: 4, unit_of_measure: 'l' })
const inventoryOf = (member: TestMember) => createInventoryRepository(test.database, member.household_id)

async function create(member: TestMember, changes: Partial<CreateItemRequest> = {}): Promise<Item> {
  const author = { user_id: member.user_id, occurred_on: '2026-01-31' }
  return JSON.parse((await inventoryOf(member).create({ ...milk, ...changes }, author, 100)) ?? '')
}

async function readAll(inventory: ReturnType<typeof inventoryOf>): Promise<string> {
  const pieces: string[] = []
  for await (const piece of inventory.list()) pieces.push(piece)
  return pieces.join('')
}

async function versionOf({ household_id }: TestMember): Promise<number | undefined> {
  const statement = { name: 'test_version', text: 'select inventory_version from household where household_id = $1' }
  const [row] = await test.database.query<{ inventory_version: number }>(statement, [household_id])
  return row?.inventory_version
}

describe('what comes out', () => {
  it('is the item of the contract, with numbers as people write them and days as days', async () => {
    const dates = { purchase_date: '2026-01-01', expiry_date: '2026-02-28' }
    const given = { ...milk, ...dates, low_stock_threshold: 0.125, item_weight: 1.5 }
    const made = await create(ours, given)
    const text = (await inventoryOf(ours).find(made.item_id))?.item ?? ''
    expect(text).toContain('"quantity":4,')
    expect(JSON.parse(text)).toEqual(made)
    expect(item.parse(made)).toMatchObject({ ...given, version: 1 })
    expect(new Date(made.created_at ?? '').getTime()).toBeGreaterThan(0)
  })

  it('is an empty list for an empty household', async () => {
    expect(await readAll(inventoryOf(await createMember(test.database)))).toBe('[]')
  })

  it('is a list in the order of creation, edits or not', async () => {
    const member = await createMember(test.database)
    const first = await create(member, { item_name: 'first' })
    await create(member, { item_name: 'second' })
    await inventoryOf(member).edit(first.item_id, { item_name: 'edited' })
    const names = (JSON.parse(await readAll(inventoryOf(member))) as Item[]).map(({ item_name }) => item_name)
    expect(names).toEqual(['edited', 'second'])
  })
})

describe('an edit', () => {
  it('writes what is there, clears what is null and leaves the rest', async () => {
    const { item_id } = await create(ours, { brand: 'Alp', notes: 'cold', item_weight: 0.3 })
    await inventoryOf(ours).edit(item_id, { brand: 'Berg', notes: null, low_stock_threshold: 0.1 })
    const edited = JSON.parse((await inventoryOf(ours).find(item_id))?.item ?? '')
    expect(edited).toMatchObject({ brand: 'Berg', notes: null, low_stock_threshold: 0.1, item_weight: 0.3 })
  })

  it('never moves the quantity, which is the journal alone to move', async () => {
    const { item_id } = await create(ours, { quantity: 2 })
    await inventoryOf(ours).edit(item_id, { quantity: 99 } as object)
    expect(JSON.parse((await inventoryOf(ours).find(item_id))?.item ?? '')).toMatchObject({ quantity: 2 })
  })
})

describe('the version of the household', () => {
  it('moves with every change that a member can see', async () => {
    const member = await createMember(test.database)
    const { item_id } = await create(member)
    expect(await versionOf(member)).toBe(1)
    await inventoryOf(member).touch(item_id, member.user_id)
    expect(await versionOf(member)).toBe(2)
    await inventoryOf(member).remove(item_id)
    expect(await versionOf(member)).toBe(3)
  })

  it('stays where nothing changed', async () => {
    const before = await versionOf(ours)
    expect(await inventoryOf(ours).touch(2_000_000_000_000, ours.user_id)).toBeUndefined()
    expect(await inventoryOf(ours).remove(2_000_000_000_000)).toBe(false)
    expect(await versionOf(ours)).toBe(before)
  })
})

describe('two households', () => {
  it('see nothing of each other, by any function of the repository', async () => {
    const foreign = await create(theirs, { item_name: 'secret', category: 'Their Own' })
    const before = await versionOf(theirs)
    const mine = inventoryOf(ours)
    expect(await readAll(mine)).not.toContain('secret')
    expect((await mine.listCategories()).join('')).not.toContain('Their Own')
    expect(await mine.find(foreign.item_id)).toBeUndefined()
    expect(await mine.lock(foreign.item_id)).toBeUndefined()
    await mine.edit(foreign.item_id, { item_name: 'taken' })
    expect(await mine.touch(foreign.item_id, ours.user_id)).toBeUndefined()
    expect(await mine.remove(foreign.item_id)).toBe(false)
    expect(JSON.parse((await inventoryOf(theirs).find(foreign.item_id))?.item ?? '')).toEqual(foreign)
    expect(await versionOf(theirs)).toBe(before)
  })
})
