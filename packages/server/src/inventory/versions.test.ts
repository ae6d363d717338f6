import { describe, expect, it } from 'vitest'
import { matchesETag } from '../http/answers/etag.ts'
import { itemETag, listETag, readIfMatch } from './versions.ts'

describe('the ETag of a list', () => {
  const etag = listETag({ household_id: 7, inventory_version: 12 })

  it('differs by household as well as by version, since one browser may hold two accounts', () => {
    const others = [
      listETag({ household_id: 8, inventory_version: 12 }),
      listETag({ household_id: 7, inventory_version: 13 }),
      listETag({ household_id: 71, inventory_version: 2 }),
    ]
    expect(new Set([etag, ...others]).size).toBe(4)
  })

  it('is weak: the list may be newer than the version that was read before it', () => {
    expect(etag).toMatch(/^W\/"[^"]+"$/)
  })

  it.each([
    ['itself', etag, true],
    ['itself without the weak mark', etag.slice(2), true],
    ['itself among others', `"a", ${etag} , W/"b"`, true],
    ['anything', '*', true],
    ['another', '"a"', false],
    ['nothing', undefined, false],
    ['an empty header', '', false],
  ])('matches %s: %s', (_, header, matches) => {
    expect(matchesETag(header, etag)).toBe(matches)
  })
})

describe('the version of an edit', () => {
  it.each([
    [undefined, undefined],
    ['*', undefined],
    ['"3"', 3],
    ['W/"3"', 3],
    ['3', 3],
    [itemETag(41, '{}'), 41],
  ])('is read from If-Match %s', (header, version) => {
    expect(readIfMatch(header)).toBe(version)
  })

  it.each(['"abc"', '', '"1", "2"', '-1', '1.5', '9'.repeat(40)])('refuses %j with 400', (header) => {
    expect(() => readIfMatch(header)).toThrow(expect.objectContaining({ status: 400 }))
  })
})
