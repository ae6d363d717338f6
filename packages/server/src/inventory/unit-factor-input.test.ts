import type { Item } from '@larder/contract/item'
import { messages } from '@larder/contract/messages'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Client, TestApp } from '../testing/app.ts'
import { createTestApp } from '../testing/app.ts'
import { addItem } from '../testing/items.ts'

let test: TestApp
let client: Client
let item_id: number

const url = () => `/api/inventory/${item_id}`
const stored = async () => (await client.get(url())).body as Item
const put = (body: object) => client.put(url(), body)

beforeAll(async () => {
  test = await createTestApp()
  client = await test.register()
})
afterAll(() => test.close())
beforeEach(async () => {
  item_id = (await addItem(client, { quantity: 8, unit_of_measure: 'pcs' })).item_id
})

describe('an answer that is none', () => {
  const message = messages.inventory.factorInvalid
  it.each([0, -1, 1e-9, 1e7, Number.MAX_VALUE, '100', null, true, []])('is refused: %j', async (unit_factor) => {
    expect(await put({ unit_of_measure: 'g', unit_factor })).toMatchObject({ status: 400, message })
    expect(await stored()).toMatchObject({ quantity: 8, unit_of_measure: 'pcs' })
  })

  it('is refused where more would be there than is kept exactly, or nothing', async () => {
    await put({ quantity: 5000 })
    const tooMuch = await put({ unit_of_measure: 'g', unit_factor: 999_999 })
    expect(tooMuch).toMatchObject({ status: 400, message: messages.input.tooLarge('Quantity') })
    await put({ quantity: 8 })
    const nothing = await put({ unit_of_measure: 'kg', unit_factor: 0.00001 })
    expect(nothing).toMatchObject({ status: 400, message: '8 pcs would become nothing in that unit.' })
    expect(await stored()).toMatchObject({ quantity: 8, unit_of_measure: 'pcs' })
  })
})

it('two changes of the unit are one change and one conflict', async () => {
  const { version } = await stored()
  const grams = { unit_of_measure: 'g', unit_factor: 100, version }
  const answers = await Promise.all([put(grams), put(grams)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await stored()).toMatchObject({ quantity: 800 })
})
