// npm passes on the signal that the terminal has already sent to the whole group: the echo is not a second request to stop.
const echo_ms = 500
const parent_check_ms = 500

export interface Stop {
  /** Resolves with the reason when an orderly end is asked for the first time. */
  readonly requested: Promise<string>
  /** Aborted at the same moment, for what can be cut short. */
  readonly signal: AbortSignal
  /** Without a terminal SIGHUP means "read your files again" from now on; a terminal says with it that it is closed. */
  onReload(reload: () => void): void
}

/**
 * npm starts us through a shell, which dies of a SIGTERM without passing it on. When npm started us, its end is ours.
 */
function watchParent(onGone: () => void): void {
  if (process.env['npm_lifecycle_event'] === undefined) return
  const parent = process.ppid
  const check = () => {
    if (process.ppid !== parent) onGone()
  }
  setInterval(check, parent_check_ms).unref()
}

function hasTerminal(): boolean {
  return [process.stdin, process.stdout, process.stderr].some(({ isTTY }) => isTTY)
}

/** The first signal asks for an orderly end; one more, when it was not an echo, ends the process at once. */
export function watchSignals(): Stop {
  let reload: (() => void) | undefined
  const requested = new Promise<string>((resolve) => {
    let firstAt: number | undefined
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => {
        if (signal === 'SIGHUP' && reload !== undefined) return reload()
        if (firstAt !== undefined && Date.now() - firstAt > echo_ms) process.exit(130)
        firstAt ??= Date.now()
        resolve(signal)
      })
    }
    watchParent(() => resolve('npm has ended'))
  })
  // A closed terminal takes the output with it; that must not break the orderly end.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  const stopping = new AbortController()
  void requested.then(() => stopping.abort())
  return {
    requested,
    signal: stopping.signal,
    onReload(again) {
      if (!hasTerminal()) reload = again
    },
  }
}
