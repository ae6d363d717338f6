import { expect, test } from 'vitest'
import { CallError } from '../../api/client/failure.ts'
import { nothingFound, problemOf } from './outcome.ts'

test.each([
  ["a failure has the server's words", new CallError(503, 'Too many photos', null), 'Too many photos'],
  ['or the sentence of the screen', new CallError(502, null, null), 'Failed to process image. Please try again.'],
  [
    'an answer that is none has its own sentence',
    new CallError(200, null, { results: null }),
    'Could not recognize product in the image. Please try again with a clearer image.',
  ],
  ['unless it says why', new CallError(200, null, { message: 'Out of order' }), 'Out of order'],
  ['what is no answer at all', new Error('?'), 'Failed to process image. Please try again.'],
])('%s', (_, error, text) => {
  expect(problemOf(error).text).toBe(text)
})

test('a network that is unavailable is said beside it', () => {
  expect(problemOf(new CallError(0, null, null))).toEqual({
    text: 'Failed to process image. Please try again.',
    hint: 'Larder cannot be reached. Check your connection and try again.',
  })
})

test('an empty result has its sentence, and the advice of the server below', () => {
  const text = 'No products recognized in the image. Please try a different image or angle.'
  expect(nothingFound([])).toEqual({ text, hint: null })
  expect(nothingFound(['Move closer.', 'More light.'])).toEqual({ text, hint: 'Move closer. More light.' })
})
