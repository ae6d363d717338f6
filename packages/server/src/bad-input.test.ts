import { afterAll, describe, expect, test } from 'vitest'
import type { Answer } from './testing/app.ts'
import { createTestApp, pathOf } from './testing/app.ts'
import { RawJson, badValues, readFields, withField } from './testing/bad-input.ts'
import { createExample, namedCalls, takesId } from './testing/fixtures.ts'
import { takeSnapshot } from './testing/operations/snapshot.ts'

const larder = await createTestApp()
const owner = await larder.register()
afterAll(() => larder.close())

const calls = namedCalls(larder.app.calls)
const withBody = calls.filter(({ body }) => body !== undefined)
const json = { 'content-type': 'application/json' }

/** What every refusal looks like: a status, and one sentence. */
const refusal = (input: unknown, status: number) => ({
  input,
  status,
  body: { message: expect.stringMatching(/^[A-Z].{8,}/) as unknown },
})
const outcome = (input: unknown, { status, body }: Answer) => ({ input, status, body })

describe.each(withBody)('$method $path', async (call) => {
  const example = await createExample(call, owner)
  const url = pathOf(call, example)
  const send = (text: string) => (call.method === 'PUT' ? owner.put(url, text, json) : owner.post(url, text, json))

  test.each(readFields(call))('refuses every bad $name', async (field) => {
    const before = await takeSnapshot(larder.database)
    for (const value of badValues(field)) {
      const answer = await send(withField(example.body ?? {}, field.name, value))
      const input = value instanceof RawJson ? value.text : String(value).slice(0, 40)
      expect(outcome(input, answer)).toEqual(refusal(input, 400))
    }
    expect(await takeSnapshot(larder.database)).toEqual(before)
  })

  // Where everything may be left out, so may the body.
  const empty = call.body?.safeParse(undefined).success === true ? [] : ['']
  test.each([...empty, '{"broken', '{"a": NaN}', '[]', '"text"', '1', 'null', '[{}]', '\ufeff{}', '{}{}'])(
    'refuses the body %s',
    async (text) => {
      const before = await takeSnapshot(larder.database)
      expect(outcome(text, await send(text))).toEqual(refusal(text, 400))
      expect(await takeSnapshot(larder.database)).toEqual(before)
    },
  )

  test('refuses 20 MB', async () => {
    const text = withField(example.body ?? {}, 'notes', 'x'.repeat(20_000_000))
    expect(outcome('20 MB', await send(text))).toEqual(refusal('20 MB', 413))
  })
})

const bad_ids = [
  'abc',
  '-1',
  '0',
  '1.5',
  '1e3',
  '01',
  '0x1',
  '99999999999999999999',
  '9007199254740993',
  'x'.repeat(3000),
]
const encoded_ids = ['%00', '%20', '1%20', '%D9%A1', "1'--", '%F0%9F%A5%9B', '..%2F1', 'null', 'undefined', 'NaN']

describe.each(calls.filter(takesId))('$method $path', (call) => {
  test('does not find what cannot be an id', async () => {
    const example = await createExample(call, owner)
    const before = await takeSnapshot(larder.database)
    const authorization = { authorization: `Bearer ${owner.token}` }
    for (const id of [...bad_ids, ...encoded_ids]) {
      const payload = example.body === undefined ? {} : { payload: example.body }
      const url = call.path.replace(/:\w+/, () => id)
      const answer = await larder.app.fastify.inject({ method: call.method, url, headers: authorization, ...payload })
      expect({ id, status: answer.statusCode }).toEqual({ id, status: 404 })
      expect(answer.json()).toEqual({ message: expect.stringMatching(/^[A-Z].{8,}/) })
    }
    expect(await takeSnapshot(larder.database)).toEqual(before)
  })
})

const strange = [
  '<script>alert("x")</script> & <b>bold</b>',
  `quotes ' " \` and \\ back`,
  '%s $1 ${x} {{y}} -- ; drop table item',
  '👩‍👩‍👧‍👦 🥛 é é',
  '漢字 עברית العربية हिन्दी ไทย',
  '‮reversed‬ zero\u200bwidth',
]

test.each(withBody.filter(({ name }) => name.startsWith('create')))(
  '$method $path keeps text as typed',
  async (call) => {
    const texts = readFields(call).filter(
      ({ maxLength, name }) => maxLength !== undefined && !name.endsWith('_url') && name !== 'barcode',
    )
    const { body } = await createExample(call, owner)
    for (const text of strange) {
      const typed = Object.fromEntries(texts.map(({ name }) => [name, text]))
      const answer = await owner.send(call, { body: { ...body, ...typed } })
      expect(answer.status).toBe(201)
      const { message: _, ...created } = answer.body as Record<string, object>
      expect(Object.values(created)).toEqual([expect.objectContaining(typed)])
    }
  },
)

// What can be told from every other name at a glance; auth/usernames.test.ts has the rest.
const isPlain = (text: string): boolean =>
  text === text.normalize('NFKC') && !/\p{Default_Ignorable_Code_Point}/u.test(text)

test('names of people are kept as typed, up to their limit', async () => {
  for (const [index, text] of [...strange, 'x'.repeat(200)].entries()) {
    const names = { username: isPlain(text) ? text : `strange ${index}`, first_name: text, last_name: text }
    const person = await larder.register({ ...names, email: `strange${index}@example.org` })
    expect((await person.get('/api/users/profile')).body).toMatchObject({ user: names })
  }
})

test('a purchase after the expiry is refused', async () => {
  const item = { item_name: 'Milk', category: 'Dairy', quantity: 1, unit_of_measure: 'l' }
  const answer = await owner.post('/api/inventory', { ...item, purchase_date: '2026-02-02', expiry_date: '2026-02-01' })
  expect(outcome('dates', answer)).toEqual(refusal('dates', 400))
})

test('nothing of all this left a stack, or more than a line of information, in the log', () => {
  expect(larder.log()).toContain('"status":400')
  expect(larder.log()).not.toMatch(/"stack"|"level":[456]0/)
})
