import { useEffect, useState } from 'react'

/** A text as it was when typing last paused; empty before the first pause. */
export function useSettled(text: string, pause_ms: number): string {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause_ms)
    return () => clearTimeout(timer)
  }, [text, pause_ms])
  return settled
}
