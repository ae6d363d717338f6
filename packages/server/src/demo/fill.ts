import { addDays, todayIn } from '@larder/contract/days'
import { createItemRequest } from '@larder/contract/item'
import type { Item } from '@larder/contract/item'
import { createPasswords } from '../auth/passwords.ts'
import { createAuthRepository } from '../auth/repository.ts'
import type { Database, Queries } from '../database/database.ts'
import { createInventoryRepository } from '../inventory/repository.ts'
import { recordStockEvent } from '../journal/record.ts'
import { demo_items, type DemoItem } from './shelf.ts'
import { story_days, tellStory } from './story.ts'

export const demo_account = { username: 'demo', password: 'demo-larder' } as const

const findAnybody = { name: 'find_anybody', text: 'select user_id from app_user limit 1' }
const shops = ['Corner Market', 'Saturday Market', 'Superstore'] as const
/** Bought so many days ago, as the items' own purchase dates have it. */
const bought_days_ago = 6

async function addPerson(queries: Queries, password_hash: string, time_zone: string) {
  const accounts = createAuthRepository(queries)
  const person = { username: demo_account.username, email: 'demo@example.org', first_name: 'Robin', last_name: 'Reed' }
  await accounts.createAccount({ ...person, time_zone, password_hash })
  const account = await accounts.findAccount(demo_account.username)
  if (account === undefined) throw new Error('the demo account is missing')
  return account
}

function toRequest({ lot, expires_in, ...kept }: DemoItem, today: string) {
  const expiry_date = expires_in === null ? null : addDays(today, expires_in)
  const purchase_date = addDays(today, -bought_days_ago)
  // The contract drops what is no field of an item.
  return createItemRequest.parse({ ...kept, quantity: lot, expiry_date, purchase_date })
}

async function fill(queries: Queries, password_hash: string, time_zone: string): Promise<number> {
  const { user_id, household_id } = await addPerson(queries, password_hash, time_zone)
  const today = todayIn(time_zone)
  const first_day = addDays(today, -story_days)
  const inventory = createInventoryRepository(queries, household_id)
  const ids: number[] = []
  for (const item of demo_items) {
    const made = await inventory.create(toRequest(item, today), { user_id, occurred_on: first_day })
    ids.push((JSON.parse(made ?? '{}') as Item).item_id)
  }
  for (const { item, day, kind, delta } of tellStory(demo_items)) {
    const occurred_on = addDays(first_day, day)
    const bought = { price: demo_items[item]?.price ?? null, source: shops[(day + item) % shops.length] ?? null }
    const event = { kind, delta, user_id, occurred_on, occurred_at: null, ...(kind === 'purchased' ? bought : {}) }
    const recorded = await recordStockEvent(queries, { household_id, item_id: ids[item] ?? 0, ...event })
    if (typeof recorded === 'string') throw new Error(`the demo household cannot record this: ${recorded}`)
  }
  return demo_items.length
}

/** Fills an empty database with a household that has lived for four months, and says what it did. */
export async function fillDemo(database: Database): Promise<string> {
  const [anybody] = await database.query(findAnybody)
  if (anybody !== undefined) {
    return 'The demo household is only made in an empty database, and this one has accounts: it stays as it is.'
  }
  const password_hash = await createPasswords().hash(demo_account.password)
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  // One transaction: a demo that stopped half-way would keep the next start from making a whole one.
  const items = await database.transaction((queries) => fill(queries, password_hash, timeZone))
  const { username, password } = demo_account
  return `A demo household with ${items} items and four months of journal is ready: log in as ${username} / ${password}.`
}
