import { photo_api } from '@larder/contract/calls/photo-api'
import { readingProgress } from '@larder/contract/reading-progress'
import { drawReceipt } from '@larder/vision/testing/receipts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Answer, Client, TestApp } from '../testing/app.ts'
import { createTestApp } from '../testing/app.ts'

let larder: TestApp
let owner: Client
beforeAll(async () => {
  larder = await createTestApp()
  owner = await larder.register()
})
afterAll(() => larder.close())

const headers = { accept: 'application/x-ndjson' }

function formOf(photo: Uint8Array): FormData {
  const form = new FormData()
  form.append('image', new Blob([new Uint8Array(photo)], { type: 'image/png' }), 'receipt.png')
  return form
}

/** Sends a photo as a client that wants to know how far it is. */
const follow = (photo: Uint8Array): Promise<Answer> =>
  owner.postForm(photo_api.processReceipt.path, formOf(photo), headers)

const linesOf = ({ text }: Answer): Record<string, unknown>[] =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

test('the stages of a reading go by, then comes the answer', { timeout: 120_000 }, async () => {
  const photo = await (await drawReceipt('CORNER SHOP\nWhole Milk   5.98\nTotal       $5.98')).png().toBuffer()
  const told = linesOf(await follow(photo))
  const { status, body } = told.pop() ?? {}
  expect(status).toBe(200)
  expect(photo_api.processReceipt.response.parse(body).results).toMatchObject({ total: 5.98, balanced: true })
  for (const progress of told) expect(readingProgress.safeParse(progress).success).toBe(true)
  expect(told[0]).toEqual({ stage: 'finding' })
  expect(told).toContainEqual({ stage: 'reading', done: expect.any(Number), total: 3, text: expect.any(String) })
  expect(told.at(-1)).toEqual({ stage: 'understanding' })
})

test('a file that turns out to be no picture is the last line', { timeout: 120_000 }, async () => {
  const told = linesOf(await follow(Buffer.from('<html>no picture</html>')))
  expect(told).toEqual([
    { stage: 'finding' },
    { status: 400, body: { message: 'Please upload a valid image file (JPEG or PNG)' } },
  ])
})

test('what is refused before it is read is refused as ever', async () => {
  const answer = await owner.postForm(photo_api.processReceipt.path, new FormData(), headers)
  expect([answer.status, answer.message]).toEqual([400, 'Please select a file to upload'])
})

/** Whether a process of this one reads: one that waits for work holds nobody. */
const isAtWork = () => process.getActiveResourcesInfo().includes('ProcessWrap')

test('a reading ends with the connection of whoever waits for it', { timeout: 120_000 }, async () => {
  const lines = Array.from({ length: 50 }, (_, row) => `Article of a long list ${row}   ${row}.99`)
  const body = formOf(await (await drawReceipt(lines.join('\n'))).png().toBuffer())
  const url = await larder.app.fastify.listen({ port: 0, host: '127.0.0.1' })
  const gone = new AbortController()
  const answer = await fetch(url + photo_api.processReceipt.path, {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${owner.token}` },
    body,
    signal: gone.signal,
  })
  const decoder = new TextDecoder()
  let told = ''
  for await (const chunk of answer.body ?? []) {
    told += decoder.decode(chunk)
    if (told.includes('"reading"')) break
  }
  expect(isAtWork()).toBe(true)
  gone.abort()
  await vi.waitFor(() => expect(isAtWork()).toBe(false))
})
