import { expect, test } from 'vitest'
import { findAmbiguity } from './ambiguity.mjs'

const read = (pattern) => findAmbiguity(pattern.source, pattern.flags)

test.each([
  /\.[^/]*$/,
  /\/+$/,
  /(\w+)$/,
  /^(a+)+$/,
  /^(a|a)*$/,
  /^(?:\s*)*$/,
  /^\s*x?\s*$/,
  /netto.*brutto/i,
  /\d+(?:[.,]\d+)? ?kg/u,
  /\B(?=(\d{3})+$)/g,
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
  /^(?:(\d+)-)+\1+x$/,
  /\bVersion\/[\d.]+ .*\bSafari\//,
  /(?<=a+)b/,
  /^(?<one>\p{L}+)\p{L}+!$/u,
])('%s can be kept busy', (pattern) => {
  expect(read(pattern)).not.toBeNull()
})

test.each([
  /^\/(api|assets)(\/|$)/,
  /\s+/g,
  /\d+/,
  /^\d+$/,
  /^(?:\d+|\d*x\d*)$/,
  /(?<!\/)\/+$/,
  /(?<![\p{L}\d])\d{4,}(?!\d)/gu,
  /\b(?:excl\w*|supplies)\b/u,
  /(\d)\s+([.,]\d\d)(?!\d)/gu,
  /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/,
  /^"(?:[^"]|"")*"$/,
  /^(?:[a-z0-9-]+\.)*example\.(?:org|net)$/,
  /,\d\d\D*$/u,
  /\([^()]*\)/gu,
])('%s takes as long as its text is', (pattern) => {
  expect(read(pattern)).toBeNull()
})

test('the text it names does what it says', () => {
  const pattern = /\.[^/]*$/
  const text = read(pattern)
  const timeOf = (count) => {
    const attack = `${text.repeat(count)}/`
    const times = [1, 2, 3].map(() => {
      const since = performance.now()
      expect(pattern.test(attack)).toBe(false)
      return performance.now() - since
    })
    return Math.min(...times)
  }
  expect(timeOf(16_000) / timeOf(2_000)).toBeGreaterThan(20)
})
