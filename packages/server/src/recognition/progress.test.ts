import { photo_api } from '@larder/contract/calls/photo-api'
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

/** What is told of a shelf with one package, and the answer. */
async function photograph(lines: readonly string[]) {
  const owner = await larder.register()
  const photo = await (await drawShelf([{ x: 60, y: 60, lines }])).jpeg().toBuffer()
  const form = new FormData()
  form.append('image', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'shelf.jpg')
  const { text } = await owner.postForm(photo_api.recognizeProduct.path, form, { accept: 'application/x-ndjson' })
  const told = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  const { status, body } = told.pop()
  expect(status).toBe(200)
  return { told, body }
}

test('the stages of a photo go by, then comes the answer', { timeout: 120_000 }, async () => {
  const { told, body } = await photograph(['Zarquon', 'Flakes'])
  expect(photo_api.recognizeProduct.response.parse(body).results.unnamed).toHaveLength(1)
  // What a glance saw stays here: it is for naming, and large.
  for (const progress of told) expect(readingProgress.parse(progress)).toEqual(progress)
  expect(told[0]).toEqual({ stage: 'finding' })
  expect(told.at(-1)).toEqual({ stage: 'understanding' })
})

test('what is named at a glance is told before the answer', { timeout: 120_000 }, async () => {
  const { told, body } = await photograph(['HEINZ', 'KETCHUP'])
  expect(told).toContainEqual(expect.objectContaining({ names: ['Ketchup'] }))
  expect(photo_api.recognizeProduct.response.parse(body).results.products).toMatchObject([
    { product_name: 'Ketchup', brand: 'Heinz' },
  ])
})
