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

it('puts a space where the line has room for one', () => {
  expect(decodeLine(makeSteps('a-b-c-----a-b-c-'), letters).text).toBe('abc abc')
  expect(decodeLine(makeSteps('a-b-c--a-b-c-'), letters).text).toBe('abcabc')
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
