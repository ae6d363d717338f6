import type { Call } from '@larder/contract/calls/call'
import * as z from 'zod/mini'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { silent } from '../../testing/operations/cluster.ts'
import { createAdmission } from './admission.ts'
import type { Session } from '../authentication.ts'
import { hashToken } from '../authentication.ts'
import type { App } from '../handle.ts'
import { createApp, handle } from '../handle.ts'
import { createServer } from '../server.ts'

const heavy = {
  method: 'GET',
  path: '/api/heavy',
  heavy: true,
  response: z.object({ done: z.boolean() }),
} as const satisfies Call
const light = { method: 'GET', path: '/api/light', response: z.object({ done: z.boolean() }) } as const satisfies Call

/** Of one person with one household each, but for those above a hundred, which are all of the first. */
const sessionOf = (household_id: number): Session => ({
  session_id: household_id,
  user_id: household_id > 100 ? 1 : household_id,
  household_id,
  role: 'owner',
  is_shared: false,
  inventory_version: 1,
  time_zone: 'UTC',
})

const many_homes = Array.from({ length: 20 }, (_, index) => 101 + index)

const accessOf = () => ({ role: 'anybody' }) as const

let app: App
let begun: number[]
let ends: (() => void)[]

beforeEach(() => {
  const hashes = new Map(
    [1, 2, ...many_homes].map((household_id) => [hashToken(String(household_id)).toString('hex'), household_id]),
  )
  const findSession = async (hash: Buffer) => sessionOf(hashes.get(hash.toString('hex')) ?? 0)
  const admission = createAdmission({ at_once: 3, at_once_each: 2, waiting: 40, waiting_each: 32 })
  app = { ...createApp(createServer({ tls: undefined }, silent), findSession, {}), admission, accessOf }
  begun = []
  ends = []
  const work = ({ session }: { session: Session }) =>
    new Promise<{ done: boolean }>((resolve) => {
      begun.push(session.household_id)
      ends.push(() => resolve({ done: true }))
    })
  handle(app, heavy, work, { etagOf: ({ household_id }) => `"${household_id}"` })
  handle(app, light, () => ({ done: true }))
})
afterEach(() => app.fastify.close())

const ask = (household_id: number, url = '/api/heavy', headers = {}) =>
  app.fastify.inject({ url, headers: { authorization: `Bearer ${household_id}`, ...headers } })

/** Lets everything that has begun end, and what begins by that. */
async function endAll(answers: readonly Promise<unknown>[]): Promise<void> {
  const isDone = Promise.all(answers).then(() => true)
  while (!(await Promise.race([isDone, new Promise((resolve) => void setImmediate(resolve, false))]))) {
    for (const end of ends.splice(0)) end()
  }
}

test('two heavy reads of a household are answered at a time, and the others in their turn', async () => {
  const answers = [ask(1), ask(1), ask(1), ask(1)]
  await expect.poll(() => app.admission.count()).toMatchObject({ running: 2, waiting: 2 })
  expect(begun).toEqual([1, 1])
  ends[0]?.()
  await expect.poll(() => begun).toEqual([1, 1, 1])
  await endAll(answers)
  expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
  expect(app.admission.count()).toMatchObject({ running: 0, waiting: 0 })
})

test('meanwhile another household, a light call and an unchanged answer do not wait', async () => {
  const answers = [ask(1), ask(1), ask(1)]
  await expect.poll(() => app.admission.count()).toMatchObject({ waiting: 1 })
  expect(await ask(1, '/api/light')).toMatchObject({ statusCode: 200 })
  const unchanged = await ask(1, '/api/heavy', { 'if-none-match': '"1"' })
  expect(unchanged).toMatchObject({ statusCode: 304, body: '', headers: { etag: '"1"' } })
  const other = ask(2)
  await expect.poll(() => begun).toEqual([1, 1, 2])
  await endAll([...answers, other])
})

test('who asks for more than can wait gets 503 and when to come back, and nobody else does', async () => {
  const answers = Array.from({ length: 34 }, () => ask(1))
  await expect.poll(() => app.admission.count()).toMatchObject({ running: 2, waiting: 32 })
  const refused = await ask(1)
  expect(refused).toMatchObject({ statusCode: 503, headers: { 'retry-after': '2' } })
  expect(refused.json()).toEqual({
    message: 'Your household is asking for a lot at once. Please try again in a moment.',
  })
  const other = ask(2)
  await expect.poll(() => begun).toEqual([1, 1, 2])
  await endAll([...answers, other])
  expect((await other).statusCode).toBe(200)
})

test('twenty households of one person have as much as one, and another person is answered beside them', async () => {
  const answers = many_homes.flatMap((home) => [ask(home), ask(home)])
  await expect.poll(() => app.admission.count()).toMatchObject({ running: 2, waiting: 32 })
  const refused = (await Promise.all(answers.slice(34))).map(({ statusCode }) => statusCode)
  expect(refused).toEqual([503, 503, 503, 503, 503, 503])
  const other = ask(2)
  await expect.poll(() => begun).toEqual([101, 101, 2])
  await endAll([...answers, other])
  expect((await other).statusCode).toBe(200)
})

test('a heavy read that fails makes way for the next', async () => {
  const broken = { ...heavy, path: '/api/broken' } as const
  handle(app, broken, () => Promise.reject(new Error('broken')))
  for (let tries = 0; tries < 5; tries += 1) expect((await ask(1, '/api/broken')).statusCode).toBe(500)
  expect(app.admission.count()).toMatchObject({ running: 0, waiting: 0 })
})

test('as the app is built, one household never has all the heavy reads there may be', async () => {
  const built = { ...createApp(createServer({ tls: undefined }, silent), async () => sessionOf(1), {}), accessOf }
  handle(built, heavy, () => new Promise<{ done: boolean }>((resolve) => void ends.push(() => resolve({ done: true }))))
  const answers = Array.from({ length: 4 }, () =>
    built.fastify.inject({ url: '/api/heavy', headers: { authorization: 'Bearer x' } }),
  )
  await expect.poll(() => built.admission.count().waiting).toBeGreaterThan(1)
  expect(built.admission.count().running).toBeLessThanOrEqual(2)
  await endAll(answers)
  await built.fastify.close()
})
