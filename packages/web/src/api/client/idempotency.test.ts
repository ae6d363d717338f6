import { describe, expect, it } from 'vitest'
import { createAttemptKeys, createRandomKey } from './idempotency.ts'

describe('createRandomKey', () => {
  it('never repeats itself', () => {
    expect(createRandomKey()).not.toBe(createRandomKey())
  })

  it('needs no randomUUID', () => {
    const plain = { getRandomValues: crypto.getRandomValues.bind(crypto) }
    expect(createRandomKey(plain)).toMatch(/^[0-9a-f]{32}$/)
    expect(createRandomKey(plain)).not.toBe(createRandomKey(plain))
  })
})

describe('createAttemptKeys', () => {
  it('repeats the key for the same payload only', () => {
    const keyFor = createAttemptKeys()
    const first = keyFor({ item_name: 'Milk' })
    expect(keyFor({ item_name: 'Milk' })).toBe(first)
    expect(keyFor({ item_name: 'Oat Milk' })).not.toBe(first)
  })

  it('differs from form to form', () => {
    expect(createAttemptKeys()({})).not.toBe(createAttemptKeys()({}))
  })
})
