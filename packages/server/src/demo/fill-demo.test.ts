import { api } from '@larder/contract/calls/api'
import { default_categories } from '@larder/contract/constants'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Client, TestApp } from '../testing/app.ts'
import { createTestApp } from '../testing/app.ts'
import { findDisagreements, listItems } from '../testing/items.ts'
import { demo_account, fillDemo } from './fill-demo.ts'
import { demo_items } from './demo-items.ts'

let test: TestApp
let demo: Client
let said: string

beforeAll(async () => {
  test = await createTestApp()
  said = await fillDemo(test.database)
  const { body } = await test.anonymous.post('/api/auth/login', demo_account)
  demo = test.as(api.login.response.parse(body).token)
})
afterAll(() => test.close())

it('says how to get in', () => {
  expect(said).toContain('log in as demo / demo-larder')
})

it('has about sixty items of known categories, and brands', async () => {
  const items = await listItems(demo)
  expect(items).toHaveLength(demo_items.length)
  expect(items.length).toBeGreaterThanOrEqual(55)
  expect(items.every(({ category }) => default_categories.includes(category ?? ''))).toBe(true)
  expect(new Set(items.map(({ item_name }) => item_name)).size).toBe(items.length)
})

it('shows predictions, sure and unsure, and a list of things to buy', async () => {
  const { predictions } = await demo.call(api.listPredictions, {})
  expect(predictions).toHaveLength(demo_items.length)
  const { shopping_list } = await demo.call(api.getShoppingList, { query: {} })
  expect(shopping_list.length).toBeGreaterThan(5)
  expect(shopping_list.length).toBeLessThan(demo_items.length / 2)
})

it('has a journal that adds up', async () => {
  expect(await findDisagreements(test.database)).toEqual([])
})

it('is made in an empty database only', async () => {
  expect(await fillDemo(test.database)).toContain('only made in an empty database')
  expect(await listItems(demo)).toHaveLength(demo_items.length)
})
