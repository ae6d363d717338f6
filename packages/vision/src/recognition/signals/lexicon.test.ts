import { expect, it } from 'vitest'
import { makeItem, makeKnowledge, makeText } from '../../testing/products.ts'
import type { View } from '../sight/view.ts'
import { lookForLexicon } from './lexicon.ts'

const view = (...lines: string[]): View => ({
  box: { x: 0, y: 0, width: 1, height: 1 },
  index: 0,
  thing: null,
  texts: lines.map((line, row) => makeText(line, [0.1, 0.05 * row, 0.3, 0.04])),
  codes: [],
})

const ketchup = view('HEINZ', 'Tomato Ketchup')

it('names a thing with its brand and category, without any household', () => {
  const [clue] = lookForLexicon(makeKnowledge())(ketchup)
  expect(clue?.signal).toBe('lexicon')
  expect(clue?.candidate).toEqual({ product_name: 'Ketchup', brand: 'Heinz', category: 'Pantry', item_id: null })
})

it('takes the name that the household has for it', () => {
  const items = [makeItem(1, 'Peanut Butter'), makeItem(7, 'Ketchup for the kids', { brand: 'Heinz' })]
  expect(lookForLexicon(makeKnowledge({ items }))(ketchup)[0]?.candidate.item_id).toBe(7)
  expect(lookForLexicon(makeKnowledge({ items }))(view('BUTTER'))[0]?.candidate).toMatchObject({
    product_name: 'Butter',
    item_id: null,
  })
})

const lookWith = (...names: [string, string | null][]) =>
  lookForLexicon(makeKnowledge({ items: names.map(([name, brand], index) => makeItem(index + 1, name, { brand })) }))

it('leaves it open where another maker made the item, and asks which where there are several', () => {
  const others = [makeItem(1, 'Ketchup', { brand: 'Hela' })]
  expect(lookForLexicon(makeKnowledge({ items: others }))(ketchup)[0]?.candidate.item_id).toBeNull()
  const two = lookWith(['Ketchup', 'Heinz'], ['Ketchup light', 'Heinz'])(ketchup)
  expect(two.slice(0, 2)).toMatchObject([
    { candidate: { item_id: 1 }, isVague: true },
    { candidate: { item_id: 2 }, isVague: true },
  ])
  const [plain] = lookWith(['Ketchup', 'Hela'], ['Ketchup', null])(view('Tomato Ketchup'))
  expect(plain).toMatchObject({ candidate: { item_id: 2 }, isVague: false })
  const [branded] = lookWith(['Ketchup', 'Heinz'], ['Ketchup', null])(ketchup)
  expect(branded).toMatchObject({ candidate: { item_id: 1 }, isVague: false })
  const [other] = lookWith(['Ketchup', 'Hela'], ['Curry Ketchup', null])(view('Tomato Ketchup'))
  expect(other?.isVague).toBe(true)
})

it('only suggests a small thing that is none of the items of a household that has some', () => {
  const box = { x: 0.4, y: 0.4, width: 0.1, height: 0.1 }
  const weigh = (items: Parameters<typeof makeItem>[1][]) =>
    lookForLexicon(makeKnowledge({ items: items.map((name, index) => makeItem(index, name)) }))({ ...ketchup, box })[0]
      ?.weight ?? 0
  expect(weigh(['Penne'])).toBeLessThan(0.5 * weigh([]))
  expect(weigh(['Heinz Ketchup'])).toBe(weigh([]))
})

const weighCheese = (x: number, brand: string | null, item_name = 'Cheese') => {
  const box = { x, y: 0.4, width: 0.2, height: 0.2 }
  const items = [makeItem(1, item_name, { brand })]
  return lookForLexicon(makeKnowledge({ items }))({ ...view('CHEESE'), box })[0]?.weight ?? 0
}

it('only suggests what the edge of the photo cuts, and an item whose brand was not read on something so small', () => {
  expect(weighCheese(0, 'Eden')).toBeLessThan(3.2)
  expect(weighCheese(0, null)).toBeGreaterThan(3.2)
  expect(weighCheese(0.4, 'Eden')).toBeGreaterThan(3.2)
  expect(weighCheese(0, null, 'Soap')).toBeLessThan(3.2)
  expect(weighCheese(0.4, null, 'Soap')).toBeGreaterThan(3.2)
})

it('calls a thing by its brand where nothing else was read, and suggests what the brand mostly makes', () => {
  const clues = lookForLexicon(makeKnowledge())(view("ANNIE'S"))
  const [first, second] = clues.toSorted((a, b) => b.weight - a.weight)
  expect(first?.candidate).toMatchObject({ product_name: "Annie's", brand: "Annie's", item_id: null })
  expect((first?.weight ?? 0) - (second?.weight ?? 0)).toBeGreaterThan(0.8)
  expect(second?.candidate.product_name).toBe('Macaroni and Cheese')
})

it('does not name by a brand of which the household has something', () => {
  const items = [makeItem(1, 'Mustard', { brand: "Annie's" })]
  const names = lookForLexicon(makeKnowledge({ items }))(view("ANNIE'S")).map(({ candidate }) => candidate.product_name)
  expect(names).not.toContain("Annie's")
})
