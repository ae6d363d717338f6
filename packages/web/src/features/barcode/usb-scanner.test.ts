import { describe, expect, it } from 'vitest'
import { createKeyReader } from './usb-scanner.ts'

function type(keys: readonly string[], gap_ms: number): string | null {
  const read = createKeyReader()
  return keys.map((key, index) => read(key, 1000 + index * gap_ms)).at(-1) ?? null
}

const code = '4006381333931'

describe('createKeyReader', () => {
  it('reads a code that is typed like lightning and ended with Enter', () => {
    expect(type([...code, 'Enter'], 5)).toBe(code)
  })

  it('takes no notice of Shift', () => {
    expect(type(['Shift', 'L', 'Shift', 'A', '-', '1', '2', '3', 'Enter'], 5)).toBe('LA-123')
  })

  it('does not take a person for a scanner', () => {
    expect(type([...code, 'Enter'], 150)).toBeNull()
    expect(type(['1', '2', 'Enter'], 5)).toBeNull()
    expect(type(['Enter'], 5)).toBeNull()
  })

  it('begins anew after a pause, and after each code', () => {
    const read = createKeyReader()
    read('9', 0)
    const first = [...code, 'Enter'].map((key, index) => read(key, 5000 + index))
    expect(first.at(-1)).toBe(code)
    const second = [...'96385074', 'Enter'].map((key, index) => read(key, 5100 + index))
    expect(second.at(-1)).toBe('96385074')
  })

  it('does not take a late Enter for the end of a code', () => {
    const read = createKeyReader()
    for (const [index, key] of [...code].entries()) read(key, index)
    expect(read('Enter', 900)).toBeNull()
  })
})
