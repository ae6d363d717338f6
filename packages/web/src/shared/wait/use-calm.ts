import { useEffect, useRef, useState } from 'react'

/** A value that changes at most so often, however often the given one does; the newest is never lost. */
export function useCalm<Value>(value: Value, pause_ms: number): Value {
  const [shown, setShown] = useState(value)
  const changed_at = useRef(-Infinity)
  useEffect(() => {
    const show = (): void => {
      changed_at.current = performance.now()
      setShown(() => value)
    }
    const left_ms = changed_at.current + pause_ms - performance.now()
    const timer = setTimeout(show, Math.max(0, left_ms))
    return () => clearTimeout(timer)
  }, [value, pause_ms])
  return shown
}
