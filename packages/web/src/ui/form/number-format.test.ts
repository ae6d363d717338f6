import { afterEach, describe, expect, test, vi } from 'vitest'
import { number_format } from './number-format.ts'
import { stepTyped } from './number-input.ts'

const speak = (language: string) => vi.stubGlobal('navigator', { language })
afterEach(() => vi.unstubAllGlobals())

describe.each([
  ['en-US', { '1,5': 1.5, '1.5': 1.5, '1 500': 1500, '1,500': 1500, '1.500': 1.5 }],
  ['de-DE', { '1,5': 1.5, '1.5': 1.5, '1 500': 1500, '1,500': 1.5, '1.500': 1500 }],
])('in %s', (language, expected) => {
  test.each(Object.entries(expected))('%s is %d', (typed, value) => {
    speak(language)
    expect(number_format.read(typed, 'kg')).toBe(value)
  })

  test.each(['1,500', '1.500', '1 500'])('%s of grams is 1500', (typed) => {
    speak(language)
    expect(number_format.read(typed, 'g')).toBe(1500)
  })

  test('nothing is null, and what is no number is left for the schema to refuse', () => {
    speak(language)
    expect(number_format.read(' ')).toBeNull()
    for (const typed of ['-2', 'two', '1e3', '1.50.0']) expect(number_format.read(typed)).toBeNaN()
  })
})

test('writes as the person does who reads it', () => {
  speak('de-DE')
  expect(number_format.write(1.5, 'kg')).toBe('1,5')
  expect(number_format.write(1500, 'kg')).toBe('1500')
  expect(number_format.write(null)).toBe('')
})

describe('the arrow keys', () => {
  test.each([
    ['1', 'ArrowUp', '2'],
    ['1.5', 'ArrowUp', '2.5'],
    ['0.3', 'ArrowUp', '1.3'],
    ['', 'ArrowUp', '1'],
    ['2', 'ArrowDown', '1'],
    ['0.5', 'ArrowDown', '0'],
  ])('make of "%s" by %s "%s"', (typed, key, stepped) => {
    speak('en-US')
    expect(stepTyped(typed, key, {})).toBe(stepped)
  })

  test('keep the decimal mark and the minimum', () => {
    speak('de-DE')
    expect(stepTyped('1,5', 'ArrowUp', { unit: 'kg' })).toBe('2,5')
    expect(stepTyped('1', 'ArrowDown', { min: 1 })).toBe('1')
  })

  test('leave what is no number, and other keys do nothing', () => {
    expect(stepTyped('two', 'ArrowUp', {})).toBeNull()
    expect(stepTyped('2', 'ArrowLeft', {})).toBeNull()
  })
})
