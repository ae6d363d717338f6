import { describe, expect, it } from 'vitest'
import { fold } from './fold.ts'

describe('fold', () => {
  it.each([
    ['Crème Brûlée', 'creme brulee'],
    ['JALAPEÑO', 'jalapeno'],
    ['Weißbier', 'weissbier'],
    ['Smørrebrød', 'smorrebrod'],
    ['Żółty ser', 'zolty ser'],
    ['İstanbul', 'istanbul'],
    ['Œufs ﬁns', 'oeufs fins'],
    ['Йогурт', 'иогурт'],
    ['Plain text 2%', 'plain text 2%'],
  ])('reads %s as %s', (text, folded) => {
    expect(fold(text)).toBe(folded)
  })

  it('does not care whether an accent is a character of its own', () => {
    expect(fold('cafe\u0301')).toBe(fold('café'))
  })

  it('keeps the vowels of scripts that write them as marks', () => {
    expect(fold('दूध')).toBe('दूध')
    expect(fold('牛乳')).toBe('牛乳')
  })
})
