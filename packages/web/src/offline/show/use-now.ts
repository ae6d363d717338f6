import { useEffect, useState } from 'react'

const refresh_ms = 30_000

/** The time, for what says how long ago something was; often enough for minutes. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), refresh_ms)
    return () => clearInterval(timer)
  }, [])
  return now
}
