import { api } from '@larder/contract/calls/api'
import { readingProgress } from '@larder/contract/reading-progress'
import { drawShelf } from '@larder/vision/testing/products'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../testing/app.ts'
import { createTestApp } from '../testing/app.ts'

let larder: TestApp
beforeAll(async () => {
  larder = await createTestApp()
})
afterAll(() => larder.close())

test('the stages of a photo go by, then comes the answer', { timeout: 120_000 }, async () => {
  const owner = await larder.register()
  const photo = await (await drawShelf([{ x: 60, y: 60, lines: ['Zarquon', 'Flakes'] }])).jpeg().toBuffer()
  const form = new FormData()
  form.append('image', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'shelf.jpg')
  const { text } = await owner.postForm(api.recognizeProduct.path, form, { accept: 'application/x-ndjson' })
  const told = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  const { status, body } = told.pop()
  expect(status).toBe(200)
  expect(api.recognizeProduct.response.parse(body).results.unnamed).toHaveLength(1)
  for (const progress of told) expect(readingProgress.safeParse(progress).success).toBe(true)
  expect(told[0]).toEqual({ stage: 'finding' })
  expect(told.at(-1)).toEqual({ stage: 'understanding' })
})
