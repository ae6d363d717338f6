import { describe, expect, test } from 'vitest'
import { merchantKey, printedKey } from './name-keys.ts'

describe('the same print', () => {
  test.each([
    ['GV WHL MLK', 'gv  whl mlk'],
    ['GV WHL MLK', 'GVWHL MLK'],
    ['Crème fraîche', 'CREME FRAICHE'],
    ['Weißbrot', 'WEISSBROT'],
    ['*BROWN BREAD.', 'BROWN BREAD'],
    ['MILK 1,5 L', 'MILK 1.5L'],
    ['MILK 0012345678905', 'MILK'],
    ['004011 BANANAS', 'BANANAS'],
  ])('%s is %s', (one, other) => {
    expect(printedKey(one)).toBe(printedKey(other))
  })
})

describe('another print', () => {
  test.each([
    ['MILK 1L', 'MILK 2L'],
    ['MILK 1.5L', 'MILK 15L'],
    ['MILCH 3,5%', 'MILCH 1,5%'],
    ['COLA 6PK', 'COLA 12PK'],
    ['7UP', 'UP'],
    ['4711', '4712'],
    ['JUICE 1000ML', 'JUICE 1500ML'],
    ['JUICE 1000 ML', 'JUICE 1500 ML'],
  ])('%s is not %s', (one, other) => {
    expect(printedKey(one)).not.toBe(printedKey(other))
  })
})

test('a shop is the same whatever its branch', () => {
  expect(merchantKey('Walmart #1234')).toBe(merchantKey('WALMART'))
  expect(merchantKey('Rewe  Markt')).toBe(merchantKey('REWE-Markt'))
  expect(merchantKey('99')).toBe('99')
  expect(merchantKey('Lidl')).not.toBe(merchantKey('Aldi'))
})

test('what says nothing has no key, and no key is endless', () => {
  expect([printedKey('---'), merchantKey(' # '), printedKey('')]).toEqual(['', '', ''])
  expect(printedKey('ﷺ'.repeat(200)).length).toBeLessThanOrEqual(200)
})
