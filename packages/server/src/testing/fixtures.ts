import { randomUUID } from 'node:crypto'
import { account_api } from '@larder/contract/account'
import { address_api } from '@larder/contract/calls/address-api'
import { api } from '@larder/contract/calls/api'
import type { Call } from '@larder/contract/calls/call'
import { type CallName, every_call } from '@larder/contract/calls/calls'
import { lot_api } from '@larder/contract/calls/lot-api'
import { household_api } from '@larder/contract/calls/household-api'
import { people_api } from '@larder/contract/calls/people-api'
import { shopping_api } from '@larder/contract/calls/shopping-api'
import { drawPhoto } from '@larder/vision/testing/draw'
import type { Client } from './app.ts'
import { password } from './app.ts'
import { addItem, milk } from './items.ts'
import { addPerson, inviteTo } from './people.ts'

/** What a call is made with: a body that it accepts, and the ids of things that are really there. */
export interface Example {
  readonly params?: Readonly<Record<string, number | string>>
  readonly body?: Readonly<Record<string, unknown>>
  readonly form?: FormData
}

const home = {
  address_type: 'Home',
  street_address: '1 Main St',
  city: 'Springfield',
  state_province: 'IL',
  postal_code: '62701',
  country: 'USA',
}

let accounts = 0
function newPerson() {
  accounts += 1
  return { username: `example${accounts}`, email: `example${accounts}@example.com`, password, first_name: 'Ex' }
}

/** What a receipt need not say. */
export const no_facts = { merchant: null, transaction_date: null, total: null, currency: null }

type Body = Readonly<Record<string, unknown>>

/** A body that is accepted, for each call that takes one: a new call needs a line here before its tests can run. */
const bodies: Partial<Record<CallName, (owner: Client) => Body | Promise<Body>>> = {
  register: newPerson,
  login: ({ username }) => ({ username, password }),
  updateProfile: ({ username }) => ({
    email: `${username}@example.net`,
    first_name: 'New',
    current_password: password,
  }),
  createAddress: () => home,
  updateAddress: () => ({ ...home, city: 'Shelbyville' }),
  createItem: () => milk,
  changeItems: async (owner) => ({ item_ids: [(await addItem(owner)).item_id], location: 'Cellar' }),
  updateItem: () => ({ item_name: 'Oat milk' }),
  lookupBarcode: () => ({ barcode: '4006381333931' }),
  consume: () => ({ new_quantity: 0.5, notes: 'breakfast' }),
  purchase: () => ({ quantity_added: 1.5, price: 2.25, source: 'Shop', notes: null }),
  discard: () => ({ quantity: 0.5, reason: 'spoiled' }),
  editLot: () => ({ expiry_date: '2031-01-01' }),
  openLot: () => ({ quantity: 1 }),
  freezeLot: () => ({ expiry_date: '2031-01-01' }),
  thawLot: () => ({}),
  moveLot: () => ({ location: 'Cellar', quantity: 1 }),
  changePassword: () => ({ current_password: password, new_password: 'a new horse battery' }),
  deleteAccount: () => ({ password }),
  putOffNotice: () => ({ days: 3 }),
  addShoppingEntry: async (owner) => ({ item_id: (await addItem(owner)).item_id, quantity: 2.5, is_ticked: true }),
  changeShoppingEntry: () => ({ quantity: 3, is_ticked: true, text: 'Big candles', repeat_days: 14 }),
  skipSuggestion: async (owner) => ({ item_id: (await addItem(owner)).item_id }),
  saveShop: () => ({ categories: ['Produce', 'Dairy'] }),
  changeHousehold: () => ({ name: 'The Millers', time_zone: 'Europe/Vienna' }),
  createInvite: () => ({ role: 'member' }),
  acceptInvite: () => ({}),
  changeMember: () => ({ role: 'viewer' }),
  leaveHousehold: () => ({ delete_household: true }),
  createHousehold: () => ({ name: 'Summer house' }),
  confirmCrops: () => ({ crop_ids: ['a-crop-of-long-ago-xyz'] }),
}

/** Makes a thing of the owner's, for each part of the API whose paths take an id. */
const things: Readonly<Record<string, (owner: Client) => Promise<number>>> = {
  addresses: async (owner) => {
    const { address } = await owner.call(address_api.createAddress, { body: home })
    return address?.address_id ?? Number.NaN
  },
  auth: async (owner) => {
    await owner.call(api.login, { body: { username: owner.username, password } })
    const { sessions } = await owner.call(account_api.listSessions, {})
    return sessions.find(({ is_current }) => !is_current)?.session_id ?? Number.NaN
  },
  'shopping-list': async (owner) => {
    const { entry } = await owner.call(shopping_api.addShoppingEntry, { body: { text: 'Candles' } })
    return entry.entry_id
  },
  inventory: async (owner) => (await addItem(owner)).item_id,
  notices: async (owner) => {
    await addItem(owner, { low_stock_threshold: 9 })
    const { notices } = await owner.call(household_api.listNotices, {})
    return notices[0]?.notice_id ?? Number.NaN
  },
}

/** The same for the people of a household, whose paths begin alike. */
const people: Readonly<Record<string, (owner: Client) => Promise<number | string>>> = {
  invite_id: async (owner) =>
    (await owner.call(people_api.createInvite, { body: { role: 'member' } })).invite.invite_id,
  user_id: async (owner) => {
    const joined = await addPerson(owner)
    await joined.accept(await inviteTo(owner))
    return joined.user_id()
  },
  removal_id: async (owner) => {
    const { household, members } = await owner.call(people_api.getHousehold, {})
    const other = await addPerson(owner)
    await owner.call(people_api.acceptInvite, { params: { code: await other.invite() }, body: {} })
    await other.remove(members[0]?.user_id ?? Number.NaN)
    await owner.call(people_api.switchHousehold, { params: { household_id: String(household.household_id) } })
    const { removals = [] } = await owner.call(people_api.getHousehold, {})
    return removals.at(-1)?.removal_id ?? Number.NaN
  },
  household_id: async (owner) => {
    const before = (await owner.call(people_api.getHousehold, {})).household.household_id
    const { household } = await owner.call(people_api.createHousehold, { body: { name: 'Summer house' } })
    await owner.call(people_api.switchHousehold, { params: { household_id: String(before) } })
    return household.household_id
  },
  receipt_id: async (owner) => {
    const receipt_id = randomUUID()
    await addItem(owner, { receipt: { ...no_facts, receipt_id, merchant: 'Corner Shop' } })
    return receipt_id
  },
  // An invite that somebody else made.
  code: async (owner) => (await addPerson(owner)).invite(),
}

/** What belongs to such a thing, for the calls whose paths take a second id. */
async function partOf(call: Call, owner: Client, id: number): Promise<{ event_id?: number; lot_id?: number }> {
  if (call.path.endsWith('/thaw'))
    await owner.call(lot_api.freezeLot, { params: { id: String(id), lot_id: '1' }, body: {} })
  if (call.path.includes(':lot_id')) return { lot_id: 1 }
  if (!call.path.includes(':event_id')) return {}
  const { event_id = Number.NaN } = await owner.call(api.purchase, {
    params: { id: String(id) },
    body: { quantity_added: 1 },
  })
  return { event_id }
}

/** What is deleted, for the call that brings it back. */
async function deleteFirst({ name }: { readonly name: CallName }, owner: Client, id: number): Promise<void> {
  if (name === 'restoreItem') await owner.call(api.deleteItem, { params: { id: String(id) } })
}

/** A photo in which there is something to find. */
async function drawForm(): Promise<FormData> {
  const photo = await (await drawPhoto([{ barcode: '4006381333931' }])).png().toBuffer()
  const form = new FormData()
  form.append('image', new Blob([new Uint8Array(photo)], { type: 'image/png' }), 'photo.png')
  return form
}

/** The calls that are served, by their names in the contract. */
export function namedCalls(calls: readonly Call[]): (Call & { readonly name: CallName })[] {
  const names = Object.keys(every_call) as CallName[]
  return names.filter((name) => calls.includes(every_call[name])).map((name) => ({ ...every_call[name], name }))
}

/** Whether the path names a thing of a household. */
export const takesId = (call: Call): boolean => call.path.includes(':') && !call.path.includes(':shop')

/** The shop of the calls whose path names one; what is removed must be there. */
async function nameShop({ path, method }: Call, owner: Client): Promise<Pick<Example, 'params'>> {
  if (!path.includes(':shop')) return {}
  const params = { shop: 'Corner Shop' }
  if (method === 'DELETE') await owner.call(shopping_api.saveShop, { params, body: { categories: [] } })
  return { params }
}

/** An example that succeeds for the owner; where a call has none yet, its author is told so. */
export async function createExample(call: Call & { readonly name: CallName }, owner: Client): Promise<Example> {
  const [, , noun = ''] = call.path.split('/')
  const body = bodies[call.name]
  const [, parameter = ''] = /:(\w+)/.exec(call.path) ?? []
  const thing = people[parameter] ?? things[noun]
  if (call.body !== undefined && body === undefined) throw new Error(`testing/fixtures.ts has no body for ${call.name}`)
  if (takesId(call) && thing === undefined) throw new Error(`testing/fixtures.ts makes no thing for ${call.path}`)
  const id = takesId(call) && thing !== undefined ? await thing(owner) : undefined
  if (typeof id === 'number') await deleteFirst(call, owner, id)
  return {
    ...(await nameShop(call, owner)),
    ...(id !== undefined
      ? { params: { [parameter]: id, ...(typeof id === 'number' ? await partOf(call, owner, id) : {}) } }
      : {}),
    ...(call.body !== undefined && body !== undefined ? { body: await body(owner) } : {}),
    ...(call.image === true ? { form: await drawForm() } : {}),
  }
}

/** A stream does not end: live/live.test.ts looks at what it tells to whom. */
export const isStream = (call: Call): boolean => call.stream === true

// The catalogue is the same for everybody, and a list of devices names none but one's own kind.
const isNamed = ({ path }: Call): boolean => !path.startsWith('/api/catalogue/') && path !== '/api/auth/sessions'

/** A call that shows what belongs to the one who asks, without an id. */
export const isPersonalList = (call: Call): boolean =>
  call.method === 'GET' && call.open !== true && !takesId(call) && isNamed(call) && !isStream(call)
