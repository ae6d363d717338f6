import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanText, foldWords, readTags } from './catalogue-text.ts'

const texts = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('Crème &amp; Brûlée', '🥛🥛🥛', '\ud83e', 'a\u0000b', ' \n\t ', 'Ⅷ ﬁne', 'İstanbul'),
)

describe('folded words', () => {
  it.each([
    ["Kellogg's Corn-Flakes (500g)", 'kellogg s corn flakes 500g'],
    ['Weihenstephan H-Milch 3,5%', 'weihenstephan h milch 3 5'],
    ['ÄPFEL  &  ÖL', 'apfel ol'],
    ['牛乳 1L', '牛乳 1l'],
    ['…!?', ''],
  ])('%s are %s', (text, folded) => {
    expect(foldWords(text)).toBe(folded)
  })

  it('are the same when they are folded again, and apart by one space', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const folded = foldWords(text)
        expect(foldWords(folded)).toBe(folded)
        expect(folded).not.toMatch(/^\s|\s$|\s\s/u)
      }),
    )
  })

  it('do not depend on how an accent was typed', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(foldWords(text.normalize('NFD'))).toBe(foldWords(text.normalize('NFC')))
      }),
    )
  })
})

describe('untrusted text', () => {
  it('is one line that can be stored, no longer than allowed, or none', () => {
    fc.assert(
      fc.property(texts, fc.integer({ min: 1, max: 30 }), (text, max) => {
        const clean = cleanText(text, max)
        if (clean === null) return
        expect(clean.length).toBeGreaterThan(0)
        expect(clean.length).toBeLessThanOrEqual(max)
        expect(clean).toBe(clean.trim())
        // What PostgreSQL refuses: half a character, and the one without any bits.
        expect(Buffer.from(clean).toString()).toBe(clean)
        expect(clean).not.toMatch(/[\n\r\t\0]/u)
      }),
    )
  })

  it('is unpacked once: what was written twice over is shown as it was written', () => {
    expect(cleanText('Ben &amp;amp; Jerry&#39;s &lt;3', 50)).toBe("Ben &amp; Jerry's <3")
    expect(cleanText('fish & chips &unknown;', 50)).toBe('fish & chips &unknown;')
  })

  it.each([null, undefined, true, [], {}, Symbol('x')])('is not %s', (value) => {
    expect(cleanText(value, 10)).toBeNull()
  })
})

describe('tags', () => {
  it('are written as people write them, in whatever language they are', () => {
    expect(readTags('en:plant-based-foods,de:Haferflocken,  ,Cereals')).toBe('Plant based foods, Haferflocken, Cereals')
  })

  it('of numbers are text, and what is no list stays what it is', () => {
    expect(readTags([1, 'en:teas'])).toBe('1, Teas')
    expect([readTags(7), readTags(null), readTags(undefined)]).toEqual([7, null, undefined])
    expect(readTags([])).toBe('')
  })
})
