import { expect, it } from 'vitest'
import type { Recognise } from '../../ocr/recognise.ts'
import type { Strip } from '../../ocr/strip.ts'
import { joinApart, readStrip } from './read-strip.ts'

const image = { data: new Uint8Array(1), width: 1, height: 1 }
const strip = { x: 100, y: 100, width: 120, height: 30, angle: 0 }

/** A recogniser that says what a test wants of each strip. */
const say =
  (answer: (strip: Strip) => readonly [text: string, confidence: number]): Recognise =>
  async (_, asked) => {
    const [text, confidence] = answer(asked)
    return { text, confidence, letters: [] }
  }

it.each([
  ['Coc a-Co l a', 'Coca-Cola'],
  ['w ole milk', 'wole milk'],
  ['Tomato Ketchup', 'Tomato Ketchup'],
  ['HEINZ', 'HEINZ'],
])('puts letters together that stand apart: %s', (text, joined) => {
  expect(joinApart(text)).toBe(joined)
})

const isDown = ({ angle }: Strip) => Math.abs(Math.sin(angle) + 1) > 1e-6

it('reads a tall strip upwards and downwards', async () => {
  const tall = { ...strip, width: 30, height: 120 }
  const { text, strip: read } = await readStrip(
    say((asked) => (isDown(asked) ? ['KETCHUP', 0.95] : ['dnHOl3K', 0.5])),
    image,
    tall,
  )
  expect(text).toBe('KETCHUP')
  expect([read.width > read.height, Math.abs(Math.sin(read.angle))]).toEqual([true, 1])
})

it('takes the letters beside a short word, and keeps what it said before', async () => {
  const reading = await readStrip(
    say(({ width }) => (width > 120 ? ['Century', 0.8] : ['entu', 0.9])),
    image,
    strip,
  )
  expect(reading).toMatchObject({ text: 'Century', confidence: 0.8, others: ['entu'] })
})

it('keeps a long word that reads well, and what it may be with its neighbours', async () => {
  const reading = await readStrip(
    say(({ width }) => (width > 120 ? ['rseradish', 0.8] : ['seradish', 0.93])),
    image,
    strip,
  )
  expect(reading).toMatchObject({ text: 'seradish', others: ['rseradish'] })
})

it('gives letters apart a second reading, and does not look beside what it could hardly read', async () => {
  const asked: Strip[] = []
  const apart = await readStrip(
    say((one) => {
      asked.push(one)
      return ['w ho le', 0.6]
    }),
    image,
    strip,
  )
  expect(apart).toMatchObject({ text: 'w ho le', others: ['whole'] })
  expect(asked.every(({ width }) => width === strip.width)).toBe(true)
})

const arc = { ...strip, height: 18, bend: 0.01 }

it('reads along the arc what straight is not sure, on its head too', async () => {
  const reading = await readStrip(
    say(({ bend = 0 }) => (bend < 0 ? ['Marmalade', 0.85] : bend > 0 ? ['apelewsep', 0.4] : ['Marmolode', 0.6])),
    image,
    { ...strip, bent: arc },
  )
  expect(reading).toMatchObject({ text: 'Marmalade', confidence: 0.85 })
  const sure = await readStrip(
    say(({ bend }) => (bend === undefined ? ['Marmalade', 0.95] : ['never', 1])),
    image,
    { ...strip, bent: arc },
  )
  expect(sure).toMatchObject({ text: 'Marmalade', others: [] })
})
