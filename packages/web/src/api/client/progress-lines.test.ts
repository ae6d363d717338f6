import { type ReadingProgress } from '@larder/contract/reading-progress'
import { describe, expect, it } from 'vitest'
import { createProgressReader, isInLines, readLastLine } from './progress-lines.ts'

const line = (value: unknown): string => `${JSON.stringify(value)}\n`
const lines = [{ stage: 'finding' }, { stage: 'reading', done: 1, total: 9, text: 'Crème Brûlée\n' }].map(line)

/** What is told of a text that comes in pieces. */
function follow(...pieces: string[]): ReadingProgress[] {
  const told: ReadingProgress[] = []
  const take = createProgressReader((progress) => told.push(progress))
  pieces.reduce((text, piece) => {
    take(text + piece)
    return text + piece
  }, '')
  return told
}

describe('createProgressReader', () => {
  it('tells of each line once, however the text is cut', () => {
    const text = lines.join('')
    const whole = follow(...lines)
    expect(whole.map(({ stage }) => stage)).toEqual(['finding', 'reading'])
    expect(follow(...text)).toEqual(whole)
  })

  it('tells of the newest alone where many come together', () => {
    expect(follow(lines.join(''))).toEqual([{ stage: 'reading', done: 1, total: 9, text: 'Crème Brûlée\n' }])
  })

  it.each([
    ['half a line', '{"stage":"find'],
    ['no JSON', '<html>\n'],
    ['an empty line', '\n\n'],
    ['a stage of a later version', line({ stage: 'dreaming' })],
    ['a number that is none', line({ stage: 'reading', done: 'many' })],
    ['the answer itself', line({ status: 200, body: {} })],
  ])('says nothing of %s, and goes on', (_, text) => {
    expect(follow(text)).toEqual([])
    expect(follow('\n', text, '\n', lines[0] ?? '')).toEqual([{ stage: 'finding' }])
  })
})

describe('readLastLine', () => {
  it.each([200, 400, 503])('is the answer with its status %d', async (status) => {
    const response = readLastLine(lines.join('') + line({ status, body: { message: 'Said' } }))
    expect([response.status, await response.json()]).toEqual([status, { message: 'Said' }])
  })

  it('needs no line end', () => {
    expect(readLastLine('{"status":200,"body":{}}').status).toBe(200)
  })

  it.each(['', lines.join(''), `${lines[0]}{"status":200,"bo`, '<html>'])(
    '%j broke off: nobody has answered',
    (text) => {
      expect(() => readLastLine(text)).toThrow(expect.objectContaining({ status: 0 }))
    },
  )
})

it.each([
  ['application/x-ndjson; charset=utf-8', true],
  ['Application/X-NDJSON', true],
  ['application/json; charset=utf-8', false],
  ['text/html', false],
  [null, false],
])('%s is in lines: %s', (type, expected) => {
  expect(isInLines(type)).toBe(expected)
})
