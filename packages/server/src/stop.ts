// npm passes on the signal that the terminal has already sent to the whole group: the echo is not a second wish.
const echoMs = 500

export interface Stop {
  /** Resolves with the first signal that asks for an orderly end. */
  readonly requested: Promise<NodeJS.Signals>
}

/** The first signal asks for an orderly end; one more, when it was not an echo, ends the process at once. */
export function watchSignals(force: () => void = () => process.exit(130)): Stop {
  const requested = new Promise<NodeJS.Signals>((resolve) => {
    let firstAt: number | undefined
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => {
        if (firstAt !== undefined && Date.now() - firstAt > echoMs) force()
        firstAt ??= Date.now()
        resolve(signal)
      })
    }
  })
  // A closed terminal takes the output with it; that must not break the orderly end.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  return { requested }
}
