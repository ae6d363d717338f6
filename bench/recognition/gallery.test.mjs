import { describe, expect, it } from 'vitest'
import { listGallery, scoreGallery } from './gallery.mjs'
import { overlap } from './sight.mjs'

const crops = (embedding, count) => Array.from({ length: count }, () => ({ embedding: Float32Array.from(embedding) }))
const product = (shown, asked, count = 4) => ({ early: crops(shown, count), late: crops(asked, count), turns: false })

describe('scoreGallery', () => {
  it('finds products first that look like their own crops', () => {
    const score = scoreGallery([product([1, 0], [0.9, 0.1]), product([0, 1], [0.1, 0.9])], 3)
    expect(score.first).toBeCloseTo(1)
    expect(score.three).toBeCloseTo(1)
  })

  it('counts a product that looks like another as found among three only', () => {
    const score = scoreGallery([product([1, 0], [0, 1]), product([0, 1], [0, 1])], 3)
    expect(score.first).toBeCloseTo(0.5)
    expect(score.three).toBeCloseTo(1)
  })

  it('weighs a product with few queries like one with many', () => {
    const score = scoreGallery([product([1, 0], [0, 1], 1), product([0, 1], [0, 1], 20)], 1)
    expect(score.first).toBeCloseTo(0.5)
  })
})

describe('listGallery', () => {
  it('confirms crops from one half of the photos and asks with the other', () => {
    const shelves = ['ph_010001', 'ph_010005', 'ph_010009', 'ph_010030'].map((name) => ({
      name,
      things: [{ product: 0, embedding: [1], from: name }],
    }))
    const { products } = listGallery([], shelves)
    expect(products).toHaveLength(1)
    expect(products[0].early.map(({ from }) => from)).toEqual(['ph_010001', 'ph_010005'])
    expect(products[0].late.map(({ from }) => from)).toEqual(['ph_010009', 'ph_010030'])
  })

  it('takes the official test rows as queries', () => {
    const { products, groceryRows } = listGallery(
      [
        { fine: 6, split: 'train' },
        { fine: 6, split: 'test' },
        { fine: 7, split: 'test' },
      ],
      [],
    )
    expect(groceryRows).toHaveLength(2)
    expect(products[0].late).toEqual([{ fine: 6, split: 'test' }])
  })
})

describe('overlap', () => {
  it('is the shared part of the area two boxes cover', () => {
    expect(overlap([0, 0, 2, 2], [1, 0, 3, 2])).toBeCloseTo(1 / 3)
    expect(overlap([0, 0, 1, 1], [2, 2, 3, 3])).toBe(0)
  })
})
