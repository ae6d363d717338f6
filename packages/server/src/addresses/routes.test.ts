import { address_api } from '@larder/contract/calls/address-api'
import { address_limit } from '@larder/contract/constants'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client, TestApp } from '../testing/app.ts'
import { createTestApp } from '../testing/app.ts'

let larder: TestApp
beforeAll(async () => {
  larder = await createTestApp()
})
afterAll(() => larder.close())

const home = {
  address_type: 'Home',
  street_address: '1 Main St',
  apartment_suite_etc: 'Flat 2',
  city: 'Springfield',
  state_province: 'IL',
  postal_code: '62701',
  country: 'USA',
  is_default: false,
}

async function add(person: Client, change: Partial<typeof home> = {}): Promise<number> {
  const { address } = await person.call(address_api.createAddress, { body: { ...home, ...change } })
  return address?.address_id ?? 0
}

const defaults = async (person: Client) =>
  (await person.call(address_api.listAddresses, {}))
    .filter(({ is_default }) => is_default)
    .map(({ address_id }) => address_id)

test('a new person has none', async () => {
  const answer = await (await larder.register()).get('/api/addresses')
  expect(answer.status).toBe(200)
  expect(answer.body).toEqual([])
})

test('adding, editing and deleting say so and answer with the address', async () => {
  const person = await larder.register()
  const added = await person.post('/api/addresses', home)
  expect(added.status).toBe(201)
  expect(added.body).toEqual({
    message: 'Address added successfully!',
    address: { address_id: expect.any(Number), ...home },
  })
  const address_id = address_api.createAddress.response.parse(added.body).address?.address_id ?? 0

  const work = { ...home, address_type: ' Work ', apartment_suite_etc: '' }
  const edited = await person.put(`/api/addresses/${address_id}`, work)
  expect(edited.status).toBe(200)
  const address = { address_id, ...home, address_type: 'Work', apartment_suite_etc: null }
  expect(edited.body).toEqual({ message: 'Address updated successfully!', address })
  expect((await person.get('/api/addresses')).body).toEqual([address])

  const deleted = await person.delete(`/api/addresses/${address_id}`)
  expect(deleted.status).toBe(200)
  expect(deleted.body).toEqual({ message: 'Address deleted successfully!' })
  expect((await person.get('/api/addresses')).body).toEqual([])
})

test('they are listed in the order they were added', async () => {
  const person = await larder.register()
  const ids = [await add(person), await add(person), await add(person)]
  const [first = 0] = ids
  await person.put(`/api/addresses/${first}`, { ...home, city: 'Elsewhere' })
  expect((await person.call(address_api.listAddresses, {})).map(({ address_id }) => address_id)).toEqual(ids)
})

test('at most one is the default, and a new default takes over', async () => {
  const person = await larder.register()
  const first = await add(person, { is_default: true })
  expect(await defaults(person)).toEqual([first])
  const second = await add(person, { is_default: true })
  expect(await defaults(person)).toEqual([second])
  await person.put(`/api/addresses/${first}`, { ...home, is_default: true })
  expect(await defaults(person)).toEqual([first])
  await person.put(`/api/addresses/${first}`, home)
  expect(await defaults(person)).toEqual([])
})

test('another person’s default stays', async () => {
  const [ann, bob] = [await larder.register(), await larder.register()]
  const id = await add(ann, { is_default: true })
  await add(bob, { is_default: true })
  expect(await defaults(ann)).toEqual([id])
})

test('many defaults at once leave one', async () => {
  const person = await larder.register()
  const ids = await Promise.all(Array.from({ length: 6 }, () => add(person)))
  const makeDefault = (id: number) => person.put(`/api/addresses/${id}`, { ...home, is_default: true })
  const answers = await Promise.all([...ids.map(makeDefault), add(person, { is_default: true })])
  expect(answers.every((answer) => typeof answer === 'number' || answer.status === 200)).toBe(true)
  expect(await defaults(person)).toHaveLength(1)
})

test('a failed edit of an unknown address unsets no default', async () => {
  const person = await larder.register()
  const id = await add(person, { is_default: true })
  const answer = await person.put('/api/addresses/999999', { ...home, is_default: true })
  expect(answer.status).toBe(404)
  expect(answer.body).toEqual({ message: 'Address not found' })
  expect(await defaults(person)).toEqual([id])
})

test('a hundred may be added, also for requests at once', async () => {
  const person = await larder.register()
  const fill = {
    name: 'fill_addresses',
    text: `
      insert into address (user_id, address_type, street_address, city, state_province, postal_code, country)
      select user_id, 'Home', 'Street', 'City', 'State', 'Code', 'Country'
      from app_user, generate_series(1, $2) where username = $1`,
  }
  await larder.database.query(fill, [person.username, address_limit - 2])
  const answers = await Promise.all(Array.from({ length: 5 }, () => person.post('/api/addresses', home)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 409, 409, 409])
  const refused = answers.find(({ status }) => status === 409)
  expect(refused?.message).toBe('You can save at most 100 addresses. Delete one to add another.')
  expect(await person.call(address_api.listAddresses, {})).toHaveLength(address_limit)
})
