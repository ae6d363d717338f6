import { describe, expect, it } from 'vitest'
import { from_list, readListSteps } from './back-link.tsx'

describe('readListSteps', () => {
  it('knows how far the list is', () => {
    expect(readListSteps(from_list)).toBe(1)
    expect(readListSteps({ list_steps: 2 })).toBe(2)
  })

  it.each([null, undefined, {}, 'x', { list_steps: 0 }, { list_steps: -1 }, { list_steps: '1' }, { prefill: {} }])(
    'does not trust %j',
    (state) => {
      expect(readListSteps(state)).toBeNull()
    },
  )
})
