import { expect, it } from 'vitest'
import { makeKnowledge, makeSight, makeText, makeThing } from '../../testing/products.ts'
import { nameProducts } from '../naming/name.ts'
import { arrangeLabels } from './labels.ts'

const mustard = makeText('MUSTARD', [0.1, 0.1, 0.2, 0.04])
const ketchup = [makeText('HEINZ', [0.6, 0.6, 0.2, 0.04]), makeText('KETCHUP', [0.6, 0.65, 0.2, 0.04])]
const texts = [mustard, ...ketchup]

it('puts texts together that stand together', () => {
  const labels = arrangeLabels(makeSight({ texts }), [])
  expect(labels.map((label) => label.texts.map(({ text }) => text))).toEqual([['MUSTARD'], ['HEINZ', 'KETCHUP']])
})

const namesOf = (sight: Parameters<typeof nameProducts>[0]) =>
  nameProducts(sight, makeKnowledge()).products.map(({ product_name, things }) => [product_name, things])

it('names words that stand on nothing, and each of several in a box that is too large', () => {
  const both = [
    ['Mustard', []],
    ['Ketchup', []],
  ]
  expect(namesOf(makeSight({ texts }))).toEqual(both)
  expect(namesOf(makeSight({ texts, things: [makeThing([0, 0, 0.95, 0.95])] }))).toEqual(both)
})

it('leaves texts to the thing that has a name from them', () => {
  const things = [makeThing([0.05, 0.05, 0.3, 0.3])]
  expect(namesOf(makeSight({ texts, things }))).toEqual([
    ['Mustard', [0]],
    ['Ketchup', []],
  ])
})

it('says nothing of words that name nothing', () => {
  expect(namesOf(makeSight({ texts: [makeText('MoistFresh Zone', [0.2, 0.2, 0.3, 0.03])] }))).toEqual([])
})
