import { useLayoutEffect, useRef, useState } from 'react'

type Actions<Names extends string> = Record<Names, (...given: never[]) => void>

/** The same functions for as long as the screen lives, each doing what its newest version does: cards can be memoised. */
export function useStableActions<All extends Actions<string>>(actions: All): All {
  const latest = useRef(actions)
  useLayoutEffect(() => {
    latest.current = actions
  })
  const [stable] = useState(() => {
    const names = Object.keys(actions) as (keyof All)[]
    const pairs = names.map((name) => [name, (...given: never[]) => latest.current[name]?.(...given)])
    return Object.fromEntries(pairs) as All
  })
  return stable
}
