import { expect, it } from 'vitest'
import { fuse } from './fuse.ts'
import type { Signal } from './named.ts'
import type { Clue } from '../signals/signal.ts'

const clue = (signal: Signal, item_id: number, weight: number): Clue => ({
  signal,
  weight,
  candidate: { product_name: `Item ${item_id}`, brand: null, category: null, item_id },
})

const world = (signal: Signal, product_name: string, weight: number): Clue => ({
  signal,
  weight,
  candidate: { product_name, brand: null, category: null, item_id: null },
})

it('names what most speaks for, and suggests the others', () => {
  const verdict = fuse([clue('text', 1, 6), clue('text', 2, 2), clue('text', 3, 0.5)])
  expect(verdict.candidate?.item_id).toBe(1)
  expect(verdict.signal).toBe('text')
  expect(verdict.suggestions.map(({ item_id }) => item_id)).toEqual([2])
})

it('adds up what several signals say of the same', () => {
  expect(fuse([clue('text', 1, 1.2), clue('text', 2, 1.3)]).candidate).toBeNull()
  const verdict = fuse([clue('text', 1, 1.2), clue('crop', 1, 1.8), clue('text', 2, 1.3)])
  expect(verdict.candidate?.item_id ?? verdict.suggestions[0]?.item_id).toBe(1)
  const read = fuse([clue('text', 1, 2.5), clue('crop', 1, 1.8), clue('text', 2, 2.4)])
  expect([read.candidate?.item_id, read.signal]).toEqual([1, 'text'])
})

it('says no name where two are as likely, but suggests both', () => {
  const verdict = fuse([clue('text', 1, 5), clue('text', 2, 5)])
  expect(verdict).toMatchObject({ candidate: null, signal: 'none', confidence: 0 })
  expect(verdict.suggestions.map(({ item_id }) => item_id)).toEqual([1, 2])
})

it('suggests what looks alike, however little that weighs, behind what was read', () => {
  const unnamed = fuse([clue('crop', 1, 0.2), clue('text', 2, 0.2), clue('text', 3, 1.7)])
  expect(unnamed.candidate).toBeNull()
  expect(unnamed.suggestions.map(({ item_id }) => item_id)).toEqual([3, 1])
  const named = fuse([clue('text', 1, 6), clue('crop', 1, 0.4), clue('crop', 2, 0.3)])
  expect(named.suggestions.map(({ item_id }) => item_id)).toEqual([2])
})

it('never says over 60 % for looks that were confirmed once, unless words speak for them too', () => {
  const once = { ...clue('crop', 1, 5.7), isOnce: true }
  expect(fuse([once])).toMatchObject({ candidate: { item_id: 1 }, confidence: 0.6 })
  expect(fuse([clue('crop', 1, 5.7)]).confidence).toBeGreaterThan(0.9)
  expect(fuse([once, clue('text', 1, 2.5)]).confidence).toBeGreaterThan(0.9)
})

it('suggests in the order of what speaks most for it, whoever knows it', () => {
  const verdict = fuse([
    clue('crop', 1, 1),
    clue('crop', 2, 0.9),
    world('lexicon', 'Tea', 4),
    world('lexicon', 'Coffee', 4),
  ])
  expect(verdict.candidate).toBeNull()
  expect(verdict.suggestions.map(({ product_name }) => product_name)).toEqual(['Tea', 'Coffee', 'Item 1', 'Item 2'])
})

it('lets no look veto what was read', () => {
  expect(fuse([clue('text', 1, 2.9), clue('crop', 2, 2)]).candidate?.item_id).toBe(1)
})

it('is less sure where it chose from more', () => {
  const clues = [clue('text', 1, 6)]
  expect(fuse(clues, 1000).confidence).toBeLessThan(fuse(clues, 60).confidence)
  expect(fuse(clues, 60)).toEqual(fuse(clues))
})

it('lets a code decide', () => {
  const verdict = fuse([clue('text', 1, 9), clue('barcode', 2, 100)])
  expect([verdict.candidate?.item_id, verdict.signal]).toEqual([2, 'barcode'])
})

it('knows nothing of nothing', () => {
  expect(fuse([])).toEqual({ candidate: null, signal: 'none', confidence: 0, suggestions: [] })
})

it('takes the household before words that any packet carries, which fill in where it knows nothing', () => {
  expect(fuse([clue('text', 1, 4), world('lexicon', 'Ketchup', 9)])).toMatchObject({
    candidate: { item_id: 1 },
    signal: 'text',
    suggestions: [{ product_name: 'Ketchup' }],
  })
  expect(fuse([clue('text', 1, 1.7), world('lexicon', 'Ketchup', 9)])).toMatchObject({
    candidate: { product_name: 'Ketchup' },
    signal: 'lexicon',
    suggestions: [{ item_id: 1 }],
  })
})

it('takes the more exact name of the catalogue, and the surer one where they differ', () => {
  const exact = fuse([world('catalogue', 'Hot Ketchups', 5), world('lexicon', 'Ketchup', 9)])
  expect(exact).toMatchObject({ candidate: { product_name: 'Hot Ketchups' }, signal: 'catalogue', confidence: 0.75 })
  const other = fuse([world('catalogue', 'Mustard', 5), world('lexicon', 'Ketchup', 9)])
  expect(other).toMatchObject({ candidate: { product_name: 'Ketchup' }, signal: 'lexicon' })
  expect(fuse([world('kind', 'Lemon', 4.8), world('lexicon', 'Soap', 3.3)]).candidate?.product_name).toBe('Lemon')
})

const seen = (weight: number) => fuse([clue('crop', 1, weight), world('lexicon', 'Sour Cream', 5)])

it('takes what was read before what only looks like something, unless that is surer', () => {
  expect(seen(3)).toMatchObject({ candidate: { product_name: 'Sour Cream' }, suggestions: [{ item_id: 1 }] })
  expect(seen(5.7)).toMatchObject({ candidate: { item_id: 1 }, signal: 'crop' })
})

it('names nothing by what would be said of other things as well, but lets it count and suggest', () => {
  const vague = { ...clue('text', 1, 6), isVague: true }
  expect(fuse([vague])).toMatchObject({ candidate: null, suggestions: [{ item_id: 1 }] })
  expect(fuse([vague, clue('text', 2, 5.5)]).candidate).toBeNull()
  expect(fuse([vague, clue('crop', 1, 2)]).candidate?.item_id).toBe(1)
})
