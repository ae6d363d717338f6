import { address_api } from '@larder/contract/calls/address-api'
import { api } from '@larder/contract/calls/api'
import { every_call } from '@larder/contract/calls/calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../testing/app.ts'
import { createTestApp } from '../../testing/app.ts'
import { describeApi } from './openapi.ts'

let larder: TestApp
beforeAll(async () => {
  larder = await createTestApp()
})
afterAll(() => larder.close())

interface Parameter {
  name: string
  in: string
  required: boolean
}

interface Description {
  openapi: string
  paths: Record<string, Record<string, { operationId: string; parameters: Parameter[] }>>
}

test('the description holds exactly the calls that are served', async () => {
  const answer = await larder.anonymous.get('/api/openapi.json')
  expect(answer.status).toBe(200)
  const { openapi, paths } = answer.body as Description
  expect(openapi).toBe('3.1.0')
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const served = larder.app.calls.map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`)
  expect(described.toSorted()).toEqual(served.toSorted())
})

test('a call is described by the schemas that check it', () => {
  const { paths } = describeApi([address_api.updateAddress, api.login]) as unknown as Description
  expect(paths['/api/addresses/{address_id}']?.['put']).toMatchObject({
    operationId: 'updateAddress',
    summary: 'update address',
    tags: ['addresses'],
    parameters: [
      { name: 'address_id', in: 'path', required: true, schema: { type: 'string' } },
      { name: 'Household-Id', in: 'header', required: false },
    ],
    requestBody: {
      content: {
        'application/json': {
          schema: {
            type: 'object',
            required: ['address_type', 'street_address', 'city', 'state_province', 'postal_code', 'country'],
            properties: { city: { type: 'string', maxLength: 200 }, is_default: { type: 'boolean', default: false } },
          },
        },
      },
    },
    responses: {
      '2XX': { content: { 'application/json': { schema: { properties: { address: { type: 'object' } } } } } },
      404: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } },
    },
    security: [{ token: [] }],
  })
  expect(paths['/api/auth/login']?.['post']).toMatchObject({ security: [], responses: { 400: {} } })
})

test('every call of the contract can be described', () => {
  const { paths } = describeApi(Object.values(every_call)) as unknown as Description
  expect(paths['/api/shopping-list']?.['get']?.parameters[0]).toMatchObject({ name: 'days', in: 'query' })
  expect(paths['/api/receipt/process']?.['post']).toMatchObject({
    requestBody: { content: { 'multipart/form-data': { schema: { required: ['image'] } } } },
    responses: {
      '2XX': { content: { 'application/json': {}, 'application/x-ndjson': { schema: { anyOf: [{}, {}] } } } },
    },
  })
})

test('the headers that make a retry, an edit and a list safe or cheap stand with the calls that take them', async () => {
  const { paths } = (await larder.anonymous.get('/api/openapi.json')).body as Description
  const taken = Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .flatMap(({ operationId, parameters }) =>
      parameters.filter((one) => one.in === 'header').map(({ name, required }) => [operationId, name, required]),
    )
  const recorded = ['consume', 'discard', 'openLot', 'purchase', 'undoEvent', 'addShoppingEntry']
  const written = ['createItem', 'updateItem', 'deleteItem', 'changeItems', 'restoreItem']
  const keyed = [...recorded, ...written]
  expect(taken).toEqual(expect.arrayContaining(keyed.map((name) => [name, 'Idempotency-Key', false])))
  expect(taken.filter(([, name]) => name === 'If-Match')).toEqual([['updateItem', 'If-Match', false]])
  const tagged = taken.flatMap(([operation, name]) => (name === 'If-None-Match' ? [operation] : []))
  expect(tagged).toEqual(expect.arrayContaining(['listItems', 'getItem', 'getShoppingList', 'getHousehold']))
  for (const untagged of ['watchHousehold', 'exportHousehold', 'getInvite', 'createItem'])
    expect(tagged).not.toContain(untagged)
  const meant = taken.flatMap(([operation, name]) => (name === 'Household-Id' ? [operation] : []))
  expect(meant).toEqual(expect.arrayContaining(['consume', 'getProfile', 'listItems']))
  expect(meant).not.toContain('login')
  expect(paths['/api/inventory']?.['get']).toMatchObject({ responses: { 304: { description: 'Nothing changed' } } })
})
