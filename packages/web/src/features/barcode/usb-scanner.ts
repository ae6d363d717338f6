import { useEffect, useEffectEvent } from 'react'
import { holdShortcuts, isTypedInto } from '../../ui/keyboard/shortcuts.ts'

// No scanner is slower, and no hand types a whole code so fast.
const widest_gap_ms = 100
const shortest_code = 6

/** Tells a USB scanner, which types a code like lightning and ends it with Enter, from a person at the keys. */
export function createKeyReader(): (key: string, at_ms: number) => string | null {
  let typed = ''
  let last_at = -Infinity
  return (key, at_ms) => {
    const isFast = at_ms - last_at <= widest_gap_ms
    last_at = at_ms
    if (key === 'Enter') {
      const code = isFast && typed.length >= shortest_code ? typed : null
      typed = ''
      return code
    }
    // Shift comes before a capital letter and says nothing itself.
    if (key.length !== 1) return null
    typed = (isFast ? typed : '') + key
    return null
  }
}

/** Takes a USB scanner's code wherever the focus is, as long as nobody types into a field. */
export function useUsbScanner(onCode: (code: string) => void): void {
  const take = useEffectEvent(onCode)
  useEffect(() => {
    const read = createKeyReader()
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTypedInto(event.target)) return
      const code = read(event.key, event.timeStamp)
      if (code === null) return
      // The Enter belongs to the code and must not press the button that has the focus.
      event.preventDefault()
      event.stopPropagation()
      take(code)
    }
    // The first sign of a code would be taken for a shortcut and lead away from here.
    const release = holdShortcuts()
    document.addEventListener('keydown', onKey, { capture: true })
    return () => {
      release()
      document.removeEventListener('keydown', onKey, { capture: true })
    }
  }, [])
}
