import { api } from '@larder/contract/calls/api'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeJson } from './json.ts'
import { calls } from './requests.ts'
import { judge } from './run.ts'
import { nearlyRight, readSchema, rightValue } from './schema.ts'

const json = 'application/json; charset=utf-8'
const refusal = '{"message":"Something was not right"}'

test.each([
  ['a fault of ours', 500, refusal, false],
  ['something was changed', 400, refusal, true],
  ['something was changed', 200, '["Dairy"]', true],
  ['a 304 with a body', 304, 'x', false],
  ['a refusal without a sentence', 400, '{"error":"Bad Request"}', false],
  ['a refusal without a sentence', 404, '<h1>Not found</h1>', false],
  ['an answer that the contract does not know', 200, '[1]', false],
  [undefined, 400, refusal, false],
  [undefined, 200, '["Dairy"]', false],
])('%s is seen', (fault, status, text, isChanged) => {
  expect(judge(api.listCategories, { status, type: json, text }, isChanged)).toBe(fault)
})

test('a call that writes may change something, when it says that it did', () => {
  const done = { status: 200, type: json, text: '{"message":"Gone"}' }
  expect(judge(api.deleteItem, done, true)).toBeUndefined()
  expect(judge(api.deleteItem, { ...done, status: 404, text: refusal }, true)).toBe('something was changed')
})

const withBody = Object.entries(calls).flatMap(([name, { body }]) => (body === undefined ? [] : [{ name, body }]))

test.each(withBody)('what is right for $name is mostly taken, what is nearly right mostly not', ({ body }) => {
  const schema = readSchema(body)
  const share = (values: fc.Arbitrary<unknown>) => {
    const texts = fc.sample(values.map(writeJson), { numRuns: 200, seed: 7 })
    return texts.filter((text) => body.safeParse(JSON.parse(text)).success).length / texts.length
  }
  expect(share(rightValue(schema))).toBeGreaterThan(0.5)
  expect(share(nearlyRight(schema))).toBeLessThan(0.7)
})
