import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Steps, decodeLine } from './decode.ts'

const letters = ['', 'a', 'b', 'c', ' ']

/** Steps that are sure of one class each: "-" is nothing. */
function makeSteps(line: string, certainty = 0.9): Steps {
  const data = new Float32Array(line.length * letters.length)
  for (const [step, letter] of [...line].entries()) {
    data[step * letters.length + (letter === '-' ? 0 : letters.indexOf(letter))] = certainty
  }
  return { data, count: line.length, classes: letters.length }
}

it('joins repeats, and keeps doubles that are told apart', () => {
  expect(decodeLine(makeSteps('aa-a-bb-'), letters).text).toBe('aab')
})

it('puts a space where the line has room for one and the model says none', () => {
  expect(decodeLine(makeSteps('a-b-c-----a-b-c-'), letters, true).text).toBe('abc abc')
  expect(decodeLine(makeSteps('a-b-c-----a-b-c-'), letters).text).toBe('abcabc')
  expect(decodeLine(makeSteps('a-b-c--a-b-c-'), letters, true).text).toBe('abcabc')
})

it('keeps the spaces that were read', () => {
  expect(decodeLine(makeSteps('a-b- -c-a-'), letters).text).toBe('ab ca')
})

it('is as sure as its letters, and knows where they stand', () => {
  const line = decodeLine(makeSteps('a---b---', 0.5), letters)
  expect(line.confidence).toBeCloseTo(0.5)
  expect(line.letters.map(({ at }) => at)).toEqual([1 / 16, 9 / 16])
  expect(decodeLine(makeSteps('----'), letters)).toEqual({ text: '', confidence: 0, letters: [] })
})

/** A line as a printer sets it: a letter every other step, and so many more steps without ink between two words. */
const typeset = (words: readonly string[], gap: number) =>
  words.map((word) => [...word].map((letter) => `${letter}-`).join('')).join('-'.repeat(gap))

it('reads back every line whose words stand apart, doubled letters and all', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 3, maxLength: 8 })
  const lines = fc.array(word, { minLength: 2, maxLength: 5 })
  fc.assert(
    fc.property(lines, fc.integer({ min: 2, max: 12 }), (words, gap) => {
      const line = decodeLine(makeSteps(typeset(words, gap)), letters, true)
      expect(line.text).toBe(words.join(' '))
      const places = line.letters.map(({ at }) => at)
      expect(places).toEqual(places.toSorted((a, b) => a - b))
      expect(places.every((at) => at > 0 && at < 1)).toBe(true)
    }),
  )
})

it('puts no space into what is too short to tell a gap from a letter', () => {
  expect(decodeLine(makeSteps('a-------b--'), letters, true).text).toBe('ab')
})

it('is not made surer or less sure by the spaces it adds', () => {
  const [tight, wide] = ['a-b-c-a-b-c-', 'a-b-c-----a-b-c-'].map((line) =>
    decodeLine(makeSteps(line, 0.7), letters, true),
  )
  expect(wide?.text).toBe('abc abc')
  expect(wide?.confidence).toBeCloseTo(tight?.confidence ?? 0)
})

it('takes the likeliest letter of each step', () => {
  const steps = makeSteps('a-b-')
  steps.data[2] = 0.95
  expect(decodeLine(steps, letters).text).toBe('bb')
})
