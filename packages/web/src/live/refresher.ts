import { type LiveKind } from '@larder/contract/live'

interface RefresherSettings {
  /** Asks again for what is shown of these. */
  readonly refresh: (kinds: ReadonlySet<LiveKind>) => void
  /** True while nothing may be asked for: a write of this phone is under way, or a finger is down. */
  readonly isHeld: () => boolean
}

const shortest_pause_ms = 300
const hold_step_ms = 50

/** Gathers what changed, so that many changes at once are one look at the server. */
export function createRefresher({ refresh, isHeld }: RefresherSettings) {
  let waiting = new Set<LiveKind>()
  let last_at = -shortest_pause_ms
  let timer: ReturnType<typeof setTimeout> | undefined

  function flush(): void {
    if (isHeld()) {
      timer = setTimeout(flush, hold_step_ms)
      return
    }
    timer = undefined
    last_at = Date.now()
    const kinds = waiting
    waiting = new Set()
    refresh(kinds)
  }

  return {
    add(kinds: readonly LiveKind[]): void {
      for (const kind of kinds) waiting.add(kind)
      if (waiting.size > 0) timer ??= setTimeout(flush, Math.max(0, last_at + shortest_pause_ms - Date.now()))
    },
    stop(): void {
      clearTimeout(timer)
      timer = undefined
      waiting.clear()
    },
  }
}
