import { expect, test } from 'vitest'
import { encodeLine } from './csv.ts'

test('a line is what RFC 4180 says', () => {
  const cells = ['plain', 'a,b', 'say "hi"', 'two\nlines', '', null, undefined, true, 0, 12.5]
  expect(encodeLine(cells)).toBe('plain,"a,b","say ""hi""","two\nlines",,,,true,0,12.5\r\n')
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '\nx', "'quoted", '＝1', '＋1', '－1', '＠x'])(
  'no spreadsheet takes %j for a formula',
  (text) => {
    const cell = encodeLine([text]).slice(0, -2)
    expect(cell).toMatch(/^"?'/)
    // Whoever takes the apostrophe away has what was typed.
    expect(cell.replace(/^"(.*)"$/s, '$1').slice(1)).toBe(text)
  },
)

test('numbers below zero stay numbers, and what is harmless stays as it is', () => {
  expect(encodeLine([-1.5, 'a=b', '2026-11-15', '½ l', ' =x'])).toBe('-1.5,a=b,2026-11-15,½ l, =x\r\n')
})
