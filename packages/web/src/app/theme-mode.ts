export type Mode = 'system' | 'light' | 'dark'

/** One button goes round all three; the first press always changes what one sees. */
export function nextMode(mode: Mode, systemMode: 'light' | 'dark'): Mode {
  const opposite = systemMode === 'light' ? 'dark' : 'light'
  if (mode === 'system') return opposite
  return mode === opposite ? systemMode : 'system'
}
