import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { api } from './api.ts'
import { type Call } from './call.ts'
import { every_call } from './calls.ts'

// Section 7 of the specification, typed by hand.
const specified = [
  'GET /api/users/profile',
  'POST /api/auth/login',
  'POST /api/auth/register',
  'PUT /api/users/profile',
  'GET /api/addresses',
  'POST /api/addresses',
  'PUT /api/addresses/:address_id',
  'DELETE /api/addresses/:address_id',
  'GET /api/inventory',
  'GET /api/inventory/categories',
  'GET /api/inventory/:id',
  'POST /api/inventory',
  'PUT /api/inventory/:id',
  'DELETE /api/inventory/:id',
  'GET /api/inventory/:id/prediction',
  'GET /api/inventory/predictions',
  'GET /api/shopping-list',
  'POST /api/inventory/:id/consume',
  'POST /api/inventory/:id/purchase',
  'GET /api/inventory/:id/consumption-history',
  'GET /api/inventory/:id/purchase-history',
  'GET /api/inventory/:id/usage-pattern',
  'POST /api/receipt/process',
  'POST /api/inventory/lookup-barcode',
  'POST /api/inventory/scan-barcode',
  'POST /api/inventory/recognize-product',
]
const calls: Call[] = Object.values(every_call)

it.each(specified)('has %s', (line) => {
  expect(calls.map((call) => `${call.method} ${call.path}`)).toContain(line)
})

it('describes every part as JSON schema, for the API documentation', () => {
  const schemas = calls
    .flatMap((call) => [call.params, call.query, call.body, call.response])
    .filter((s) => s !== undefined)
  expect(() => schemas.map((schema) => z.toJSONSchema(schema, { io: 'input' }))).not.toThrow()
})

it('opens nothing but log-in, registration, health and invites', () => {
  expect(calls.filter((call) => call.open).map((call) => call.path)).toEqual([
    '/api/health',
    '/api/auth/login',
    '/api/auth/register',
    '/api/invites/:code',
  ])
})

it.each([
  ['text', 'abc'],
  ['negative', '-1'],
  ['zero', '0'],
  ['fraction', '1.5'],
  ['huge', '99999999999999999999'],
  ['empty', ''],
])('finds nothing at an id that is %s', (_kind, id) => {
  const answer = api.getItem.params.safeParse({ id })
  expect(answer.error?.issues[0]?.message).toBe('The requested item could not be found.')
})

it.each(['0', '31', 'x', '7.5', ''])('refuses a shopping list of %s days', (days) => {
  expect(api.getShoppingList.query.safeParse({ days }).success).toBe(false)
})

it('looks seven days ahead unless told otherwise', () => {
  expect(api.getShoppingList.query.parse({})).toEqual({ days: 7 })
  expect(api.getShoppingList.query.parse({ days: '30' })).toEqual({ days: 30 })
})
