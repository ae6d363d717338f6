import { expect, it, vi } from 'vitest'
import { type Recognise, rememberLines } from './recognise.ts'

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
