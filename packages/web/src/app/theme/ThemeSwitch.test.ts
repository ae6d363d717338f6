import { expect, test } from 'vitest'
import { type Mode, nextMode } from './ThemeSwitch.tsx'

function round(systemMode: 'light' | 'dark'): Mode[] {
  const first = nextMode('system', systemMode)
  const second = nextMode(first, systemMode)
  return [first, second, nextMode(second, systemMode)]
}

test('the first press changes what one sees, the third returns to the system', () => {
  expect(round('light')).toEqual(['dark', 'light', 'system'])
  expect(round('dark')).toEqual(['light', 'dark', 'system'])
})
