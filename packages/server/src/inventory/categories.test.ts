import { default_categories } from '@larder/contract/constants'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findDefaultCategory, mergeCategories, spellCategory } from './categories.ts'

/** As the statement has them: pages of JSON, here of two each. */
function toPages(own: readonly string[]): string[] {
  return own.flatMap((_, at) => (at % 2 === 0 ? [JSON.stringify(own.slice(at, at + 2))] : []))
}

describe('the list of categories', () => {
  it('is the choice lists alone for a household without its own', async () => {
    expect(await mergeCategories(toPages([]))).toEqual(default_categories)
  })

  it('goes on with the household’s own, by the alphabet', async () => {
    expect(await mergeCategories(toPages(['Tools', 'Äpfel', 'Party']))).toEqual([
      ...default_categories,
      'Äpfel',
      'Party',
      'Tools',
    ])
  })

  it('keeps the spelling of the choice lists and the oldest own one', async () => {
    expect(await mergeCategories(toPages(['DAIRY', 'Party', 'party', 'PARTY']))).toEqual([
      ...default_categories,
      'Party',
    ])
  })

  it('sees one category in composed and decomposed letters', async () => {
    expect(await mergeCategories(toPages(['Gemüse', 'Gemu\u0308se']))).toEqual([...default_categories, 'Gemüse'])
  })

  it('never has a double, whatever a household writes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.string({ unit: 'grapheme' })), async (own) => {
        const folded = (await mergeCategories(toPages(own))).map((category) => category.normalize('NFC').toLowerCase())
        expect(new Set(folded).size).toBe(folded.length)
      }),
    )
  })
})

describe('the spelling of a category', () => {
  it('is that of the choice lists where they have it', () => {
    expect(findDefaultCategory('personal care')).toBe('Personal Care')
    expect(findDefaultCategory('dairy')).toBe('Dairy')
  })

  it('is the household’s own where it has one', async () => {
    expect(await spellCategory('PARTY', toPages(['Tools', 'Party']))).toBe('Party')
  })

  it('is as typed where it is new', async () => {
    expect(findDefaultCategory('Fête 🎉')).toBeUndefined()
    expect(await spellCategory('Fête 🎉', toPages(['Party']))).toBe('Fête 🎉')
  })
})
