import { people_api } from '@larder/contract/calls/people-api'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client, TestApp } from '../../testing/app.ts'
import { createTestApp } from '../../testing/app.ts'
import { addItem, listItems } from '../../testing/items.ts'
import { takeSnapshot } from '../../testing/operations/snapshot.ts'
import { inviteTo, joinHousehold } from '../../testing/people.ts'

let larder: TestApp
beforeAll(async () => {
  larder = await createTestApp()
})
afterAll(() => larder.close())

const accept = (person: Client, code: string, body: object) => person.post(`/api/invites/${code}/accept`, body)
const listBrought = (person: Client, code: string) => person.call(people_api.listBroughtItems, { params: { code } })

describe('somebody who was invited', () => {
  test('is shown what would come along, and what of it is there', async () => {
    const [owner, person] = [await larder.register(), await larder.register()]
    const there = await addItem(owner, { item_name: 'WHOLE  milk', quantity: 1 })
    await addItem(owner, { item_name: 'Secret' })
    const milk = await addItem(person, { item_name: 'Whole milk', quantity: 500, unit_of_measure: 'ml' })
    const rice = await addItem(person, { item_name: 'Rice', brand: 'Sun', unit_of_measure: 'kg' })
    const answer = await listBrought(person, await inviteTo(owner))
    expect(answer).toMatchObject({
      household: { name: 'Home', role: 'owner' },
      can_bring: true,
      is_alone: true,
    })
    expect(answer.items).toEqual([
      {
        item_id: milk.item_id,
        item_name: 'Whole milk',
        brand: null,
        quantity: 500,
        unit_of_measure: 'ml',
        match: { item_id: there.item_id, item_name: 'WHOLE  milk', brand: null, quantity: 1, unit_of_measure: 'l' },
      },
      { item_id: rice.item_id, item_name: 'Rice', brand: 'Sun', quantity: 2, unit_of_measure: 'kg', match: null },
    ])
    expect(JSON.stringify(answer)).not.toContain('Secret')
  })

  test('brings nothing as a viewer, nor out of a household that others live in', async () => {
    const [owner, person] = [await larder.register(), await larder.register()]
    await addItem(person)
    await addItem(owner)
    const message =
      'Things can be brought along only from a household of your own, as an owner or member of the new one.'
    const viewing = await inviteTo(owner, 'viewer')
    expect(await listBrought(person, viewing)).toMatchObject({
      can_bring: false,
      is_alone: true,
      items: [{ match: null }],
    })
    const before = await takeSnapshot(larder.database)
    expect(await accept(person, viewing, { bring_items: true })).toMatchObject({ status: 409, message })
    expect(await takeSnapshot(larder.database)).toEqual(before)
    await joinHousehold(larder, person, 'owner')
    const code = await inviteTo(owner)
    expect(await listBrought(person, code)).toMatchObject({
      can_bring: false,
      is_alone: false,
      items: [{ match: null }],
    })
    expect(await accept(person, code, { bring_items: true })).toMatchObject({ status: 409, message })
    expect(await listItems(person)).toHaveLength(1)
  })

  test('is told where they live already', async () => {
    const owner = await larder.register()
    const { household } = await owner.call(people_api.getHousehold, {})
    const answer = await owner.get(`/api/invites/${await inviteTo(owner)}/items`)
    expect(answer).toMatchObject({
      status: 409,
      body: {
        message: 'You live in this household already.',
        household: { household_id: household.household_id, name: household.name },
      },
    })
  })
})
