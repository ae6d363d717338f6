import { useEffect, useState } from 'react'
import { describeAge } from './describe-age.ts'
import { findKeptAt } from '../answers/kept-answers.ts'
import { openOutbox } from '../store/open-store.ts'

const refresh_ms = 30_000

async function readAge(): Promise<string | null> {
  const outbox = await openOutbox()
  const at = outbox ? await findKeptAt(outbox) : undefined
  return at === undefined ? null : describeAge(at, Date.now())
}

/** How old what this phone shows is, in words, while it is asked for: null where it keeps nothing, undefined until that is known. */
export function useKeptAge(is_wanted: boolean): string | null | undefined {
  const [age, setAge] = useState<string | null>()
  useEffect(() => {
    if (!is_wanted) return
    let isOver = false
    const read = (): void =>
      void readAge()
        .catch(() => null)
        .then((found) => isOver || setAge(found))
    read()
    const timer = setInterval(read, refresh_ms)
    return () => {
      isOver = true
      clearInterval(timer)
      setAge(undefined)
    }
  }, [is_wanted])
  return is_wanted ? age : undefined
}
