import { address_api } from '@larder/contract/calls/address-api'
import { api } from '@larder/contract/calls/api'
import { type Call } from '@larder/contract/calls/call'
import { history_api } from '@larder/contract/calls/history-api'
import { photo_api } from '@larder/contract/calls/photo-api'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { HeldRequest } from '../../testing/held-request.ts'
import { id, type Played, played } from '../../testing/specification-answers.ts'
import { prediction, typed_item } from '../../testing/specification-shapes.ts'
import { predictions_query } from '../predictions.ts'
import { sendConsume, sendPurchase } from '../record.ts'
import { sendSave } from '../save.ts'
import { call } from './call.ts'
import { stubFetch } from './testing.ts'
import { setToken } from './token.ts'
import { uploadImage } from './upload.ts'

/** An answer as a server sends it: an empty text where there is none. */
const send = (body: unknown): Response => new Response(body === '' ? '' : JSON.stringify(body))

async function ask({ definition, asked = {} }: Played, body: unknown): Promise<unknown> {
  stubFetch(() => send(body))
  if (definition.image !== true) return await call(definition, asked as never)
  const uploaded = uploadImage(definition, new Blob(['x'], { type: 'image/jpeg' }))
  HeldRequest.last.answer(200, body)
  return await uploaded
}

beforeEach(() => {
  setToken(null)
  vi.stubGlobal('XMLHttpRequest', HeldRequest)
})
afterEach(() => vi.unstubAllGlobals())

const rows = Object.entries(played).flatMap(([name, one]) =>
  one.answers.map(([body, read]) => ({ name, one, body, read })),
)

test.each(rows)('$name is read from $body', async ({ one, body, read }) => {
  const answer = await ask(one, body)
  expect(answer).toMatchObject(read as object)
})

test('every call of section 7 is played; how use looks is not shown, and then there is no chart', async () => {
  const names = Object.values({ ...api, ...address_api, ...history_api, ...photo_api } as Record<string, Call>)
    .map(({ method, path }) => `${method} ${path}`)
    .filter((name) => !/health|logout|undo|crops|catalogue|usage-pattern/.test(name))
  expect(Object.keys(played).toSorted()).toEqual(names.toSorted())
  const pattern: Played = { definition: history_api.getUsagePattern, asked: { params: id }, answers: [] }
  await expect(ask(pattern, {})).rejects.toMatchObject({ status: 200 })
})

describe('the ways the screens go', () => {
  test('a new item has the number that the answer says', async () => {
    stubFetch(() => send({ item: { item_id: 7 } }))
    expect(await sendSave({ kind: 'create', body: typed_item }, 'key')).toBe(7)
  })

  test('what is used and bought is recorded, whatever is answered', async () => {
    stubFetch(() => send({ success: true, message: 'ok' }))
    expect(await sendConsume({ item_id: 7 }, { new_quantity: 1 }, {})).toMatchObject({ success: true })
    stubFetch(() => send(''))
    expect(await sendPurchase({ item_id: 7 }, { quantity_added: 1 }, {})).toMatchObject({ success: true })
  })

  test('predictions in another shape are none, and no failure', async () => {
    stubFetch(() => send({ 7: prediction }))
    expect(await predictions_query.queryFn({ signal: new AbortController().signal })).toEqual({})
  })

  test('the log-in page of a network is no answer to anything', async () => {
    stubFetch(new Response('<h1>Welcome</h1>'))
    await expect(call(api.deleteItem, { params: id })).rejects.toMatchObject({ status: 200 })
    await expect(sendPurchase({ item_id: 7 }, { quantity_added: 1 }, {})).rejects.toMatchObject({ status: 200 })
  })
})
