import { people_api } from '@larder/contract/calls/people-api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../testing/app.ts'
import { createTestApp } from '../../testing/app.ts'
import { findDisagreements, findLotDisagreements } from '../../testing/items.ts'
import { bringAlong, fillHousehold, inviteTo } from '../../testing/people.ts'
import { findWrongRhythms } from '../../testing/rhythm.ts'

let larder: TestApp
beforeAll(async () => {
  larder = await createTestApp()
})
afterAll(() => larder.close())

const run = (text: string, ...values: unknown[]) => larder.database.query({ name: '', text }, values)

// Many slices: a transaction is given up after 30 s, and nobody waits for more than one of them.
test('more items than one slice takes come along, half of them to what is there', { timeout: 60_000 }, async () => {
  const [owner, person] = [await larder.register(), await larder.register()]
  await fillHousehold(larder, owner, 'Theirs', 1_200)
  await fillHousehold(larder, person, 'Mine', 1_200)
  const code = await inviteTo(owner)
  const { items } = await person.call(people_api.listBroughtItems, { params: { code } })
  expect(items.filter(({ match }) => match !== null)).toHaveLength(600)
  const answer = await bringAlong(person, code)
  expect(answer.body).toMatchObject({ brought: 600, matched: 600 })

  expect(await findDisagreements(larder.database)).toEqual([])
  expect(await findLotDisagreements(larder.database)).toEqual([])
  expect(await findWrongRhythms(larder.database)).toEqual([])
  expect(await run('select item_count from household where item_count > 0')).toEqual([{ item_count: 1_800 }])
})
