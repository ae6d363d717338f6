import { default_categories } from '@larder/contract/constants'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findDefaultCategory, mergeCategories, spellCategory } from './categories.ts'

describe('the list of categories', () => {
  it('is the choice lists alone for a household without its own', () => {
    expect(mergeCategories([])).toEqual(default_categories)
  })

  it('goes on with the household’s own, by the alphabet', () => {
    expect(mergeCategories(['Tools', 'Äpfel', 'Party'])).toEqual([...default_categories, 'Äpfel', 'Party', 'Tools'])
  })

  it('keeps the spelling of the choice lists and the oldest own one', () => {
    expect(mergeCategories(['DAIRY', 'Party', 'party', 'PARTY'])).toEqual([...default_categories, 'Party'])
  })

  it('sees one category in composed and decomposed letters', () => {
    expect(mergeCategories(['Gemüse', 'Gemu\u0308se'])).toEqual([...default_categories, 'Gemüse'])
  })

  it('never has a double, whatever a household writes', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' })), (own) => {
        const folded = mergeCategories(own).map((category) => category.normalize('NFC').toLowerCase())
        expect(new Set(folded).size).toBe(folded.length)
      }),
    )
  })
})

describe('the spelling of a category', () => {
  it('is that of the choice lists where they have it', () => {
    expect(findDefaultCategory('personal care')).toBe('Personal Care')
    expect(spellCategory('dairy', ['dairy'])).toBe('Dairy')
  })

  it('is the household’s own where it has one', () => {
    expect(spellCategory('PARTY', ['Tools', 'Party'])).toBe('Party')
  })

  it('is as typed where it is new', () => {
    expect(findDefaultCategory('Fête 🎉')).toBeUndefined()
    expect(spellCategory('Fête 🎉', ['Party'])).toBe('Fête 🎉')
  })
})
