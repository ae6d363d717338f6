import { expect, it } from 'vitest'
import { cutPieces } from './pieces.ts'
import type { Tag } from './roles.ts'

const tag_of: Readonly<Record<string, Tag>> = {
  n: 'name',
  p: 'price',
  q: 'quantity',
  u: 'unit_price',
  c: 'code',
  '.': 'other',
}

function cut(text: string, tags: string) {
  const placed = [...text].map((letter, x) => ({ letter, x }))
  const said = [...tags].map((letter) => tag_of[letter] ?? 'other')
  return cutPieces(placed, said).map((piece) => `${piece.glued ? '+' : ''}${piece.text} ${piece.tag}`)
}

it('parts words, and words of two meanings', () => {
  expect(cut('MILK 1,99', 'nnnn.pppp')).toEqual(['MILK name', '1,99 price'])
  expect(cut('2x1,99', 'q.uuuu')).toEqual(['2 quantity', '+x other', '+1,99 unit_price'])
  expect(cut('4011BANANA', 'ccccnnnnnn')).toEqual(['4011 code', '+BANANA name'])
})

it('does not believe a single character of another opinion', () => {
  expect(cut('BANANA', 'nnn.nn')).toEqual(['BANANA name'])
  expect(cut('12,99', 'pp.pp')).toEqual(['12,99 price'])
  expect(cut('3,49', 'quuu')).toEqual(['3,49 unit_price'])
  expect(cut('2,5%', 'nnn.')).toEqual(['2,5% name'])
})
