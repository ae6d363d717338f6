import { expect, it } from 'vitest'
import { makeSight, makeText, makeThing } from '../../testing/products.ts'
import { arrangeViews } from './view.ts'

const left = makeThing([0.1, 0.1, 0.3, 0.5])
const right = makeThing([0.6, 0.1, 0.3, 0.5])
const code = { barcode: '4006381333931', format: 'EAN-13' } as const

it('gives each thing the words and codes that stand on it', () => {
  const texts = [makeText('Oats', [0.15, 0.2]), makeText('Rice', [0.65, 0.2]), makeText('Exit', [0.45, 0.9])]
  const codes = [{ ...code, box: { x: 0.7, y: 0.5, width: 0.1, height: 0.05 } }]
  const views = arrangeViews(makeSight({ things: [left, right], texts, codes }))
  expect(views.map((view) => view.texts.map(({ text }) => text))).toEqual([['Oats'], ['Rice']])
  expect(views.map((view) => view.codes.length)).toEqual([0, 1])
  expect(views.map(({ index }) => index)).toEqual([0, 1])
})

it('gives a word to every sure thing around it, and to a doubtful one only where there is no other', () => {
  const whole = makeThing([0, 0, 1, 1])
  const doubtful = makeThing([0.1, 0.1, 0.2, 0.2], { score: 0.2 })
  const texts = [makeText('Oats', [0.15, 0.2])]
  const count = (...things: (typeof whole)[]) =>
    arrangeViews(makeSight({ things, texts })).map((view) => view.texts.length)
  expect(count(whole, left, doubtful)).toEqual([1, 1, 0])
  expect(count(right, doubtful)).toEqual([0, 1])
})

it('makes a thing of a code that stands on none, and of a second code on one', () => {
  const codes = [
    { ...code, box: { x: 0.2, y: 0.2, width: 0.1, height: 0.05 } },
    { ...code, barcode: '5000112637922', box: { x: 0.2, y: 0.4, width: 0.1, height: 0.05 } },
    { ...code, barcode: '73513537', format: 'EAN-8' as const, box: { x: 0.45, y: 0.9, width: 0.1, height: 0.05 } },
  ]
  const views = arrangeViews(makeSight({ things: [left], codes }))
  expect(views.map(({ index, codes: own }) => [index, own[0]?.barcode])).toEqual([
    [0, '4006381333931'],
    [null, '5000112637922'],
    [null, '73513537'],
  ])
})

it('has nothing to arrange in a photo of nothing', () => {
  expect(arrangeViews(makeSight())).toEqual([])
  expect(arrangeViews(makeSight({ texts: [makeText('Exit', [0.4, 0.9])] }))).toEqual([])
})
