import { category_colours, default_categories } from '@larder/contract/constants'
import { expect, test } from 'vitest'
import { glyphOf } from './glyphs.ts'

test('every category a household starts with has a drawing of its own, but Other', () => {
  const box = glyphOf('Camping').path
  const boxed = default_categories.filter((category) => glyphOf(category).path === box)
  expect(boxed).toEqual(['Other'])
})

test('where the specification gives a colour, the glyph has it', () => {
  const coloured = Object.entries(category_colours).filter(([, colour]) => colour !== 'default')
  const tones = coloured.map(([category]) => [category, glyphOf(category).tone])
  expect(tones).toEqual(coloured)
})

test('what a household invents stays neutral', () => {
  expect(glyphOf('Camping').tone).toBe('default')
  expect(glyphOf(null).tone).toBe('default')
  expect(glyphOf('constructor').tone).toBe('default')
})
