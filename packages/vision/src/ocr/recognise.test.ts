import { expect, it, vi } from 'vitest'
import { type Recognise, lookTwice, rememberLines } from './recognise.ts'

const image = { data: new Uint8Array(4), width: 2, height: 2 }
const strip = { x: 1, y: 1, width: 2, height: 1, angle: 0 }

it('reads a strip once, however often and however soon it is asked for', async () => {
  const read = vi.fn<Recognise>(async () => ({ text: 'Milk', confidence: 1, letters: [] }))
  const remembered = rememberLines(read)
  const [first, second] = await Promise.all([remembered(image, strip), remembered(image, strip)])
  expect(await remembered(image, strip)).toBe(first)
  expect(second).toBe(first)
  expect(read).toHaveBeenCalledTimes(1)
})

it('reads another strip for itself, also where it looks the same', async () => {
  const read = vi.fn<Recognise>(async (_, { x }) => ({ text: String(x), confidence: 1, letters: [] }))
  const remembered = rememberLines(read)
  await remembered(image, strip)
  expect((await remembered(image, { ...strip, x: 7 })).text).toBe('7')
  await remembered(image, { ...strip })
  expect(read).toHaveBeenCalledTimes(3)
})

const makeLine = (text: string, confidence: number) => ({
  text,
  confidence,
  letters: [...text].map((letter, at) => ({ letter, at, confidence })),
})

it.each([
  ['a doubtful line', 'Mi1k', 0.7],
  ['a strip of which nothing was read', '', 0],
])('looks at %s from closer', async (_, text, confidence) => {
  const read = vi.fn<Recognise>(async (_image, { height }) =>
    height < 1 ? makeLine('Milk', 0.95) : makeLine(text, confidence),
  )
  expect((await lookTwice(read)(image, strip)).text).toBe('Milk')
})

it('keeps the first reading where the second is less sure', async () => {
  const read = vi.fn<Recognise>(async (_, { height }) => (height < 1 ? makeLine('Mjjk', 0.6) : makeLine('Milk', 0.75)))
  expect((await lookTwice(read)(image, strip)).text).toBe('Milk')
})

it('does not look twice where every letter is sure', async () => {
  const read = vi.fn<Recognise>(async () => makeLine('Milk', 0.9))
  await lookTwice(read)(image, strip)
  expect(read).toHaveBeenCalledTimes(1)
})
