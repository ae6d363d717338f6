import { expect, it } from 'vitest'
import { editDistance, plain } from './plain.ts'

it('counts the letters that differ', () => {
  expect([editDistance('kitten', 'sitting'), editDistance('', 'ab'), editDistance('same', 'same')]).toEqual([3, 2, 0])
})

it('leaves letters, digits and percentages', () => {
  expect(plain(' Größe: 5,5 %')).toBe('grosse 5 5 %')
})
