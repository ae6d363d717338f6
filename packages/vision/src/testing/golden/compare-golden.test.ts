import { expect, it } from 'vitest'
import { embeddingToBytes } from '../../recognition/signals/embedding-bytes.ts'
import { compareGolden } from './compare-golden.ts'
import type { Golden } from './golden.ts'

const embed = (...numbers: number[]) => embeddingToBytes(Float32Array.from(numbers)).toString('base64')

const golden: Golden = {
  shelves: {
    fruit: {
      things: [{ box: [0.1, 0.1, 0.2, 0.2], score: 0.7 }],
      looks: [{ kinds: [{ kind: 'Orange', probability: 0.8 }], embedding: embed(1, 0.5, 0) }],
    },
  },
  receipt_lines: [{ text: 'Milk', confidence: 0.99, box: [0.1, 0.1, 0.2, 0.1] }],
  label_lines: [],
  rows: [{ text: 'Milk 2.99', role: 'item', chance: 0.98, tags: 'name price' }],
}

type Shelf = Golden['shelves'][string]
const withShelf = (change: Partial<Shelf>): Golden => ({
  ...golden,
  shelves: { fruit: { ...golden.shelves['fruit']!, ...change } },
})

it('lets numbers differ as far as processors round', () => {
  const near = withShelf({
    things: [{ box: [0.1001, 0.1, 0.2, 0.2], score: 0.7001 }],
    looks: [{ kinds: [{ kind: 'Orange', probability: 0.785 }], embedding: embed(1, 0.52, 0.01) }],
  })
  expect(compareGolden(golden, near)).toEqual([])
})

it.each<[string, Golden]>([
  ['a thing less', withShelf({ things: [] })],
  ['a thing elsewhere', withShelf({ things: [{ box: [0.15, 0.1, 0.2, 0.2], score: 0.7 }] })],
  ['another score', withShelf({ things: [{ box: [0.1, 0.1, 0.2, 0.2], score: 0.72 }] })],
  [
    'another name',
    withShelf({ looks: [{ kinds: [{ kind: 'Lemon', probability: 0.8 }], embedding: embed(1, 0.5, 0) }] }),
  ],
  ['no name', withShelf({ looks: [{ kinds: [], embedding: embed(1, 0.5, 0) }] })],
  [
    'another chance',
    withShelf({ looks: [{ kinds: [{ kind: 'Orange', probability: 0.7 }], embedding: embed(1, 0.5, 0) }] }),
  ],
  [
    'another look',
    withShelf({ looks: [{ kinds: [{ kind: 'Orange', probability: 0.8 }], embedding: embed(1, 0.9, 0) }] }),
  ],
  ['another line', { ...golden, receipt_lines: [{ text: 'Mi1k', confidence: 0.99, box: [0.1, 0.1, 0.2, 0.1] }] }],
  ['another role', { ...golden, rows: [{ text: 'Milk 2.99', role: 'total', chance: 0.98, tags: 'name price' }] }],
  ['no shelf', { ...golden, shelves: {} }],
])('tells of %s', (_, now) => {
  expect(compareGolden(golden, now)).not.toEqual([])
})
