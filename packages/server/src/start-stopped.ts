import { StartError } from './start-error.ts'

/** Somebody asked for the end before the start was done. */
export class StartStopped extends StartError {
  constructor() {
    super('Stopped before it had begun.')
  }
}

/** Gives up waiting as soon as the end is asked for; whoever calls it ends what `work` has begun, or the process. */
export async function untilStopped<Result>(work: Promise<Result>, signal: AbortSignal | undefined): Promise<Result> {
  if (signal === undefined) return work
  const done = new AbortController()
  const stopped = new Promise<never>((_resolve, reject) => {
    const refuse = () => reject(new StartStopped())
    if (signal.aborted) refuse()
    signal.addEventListener('abort', refuse, { once: true, signal: done.signal })
  })
  try {
    return await Promise.race([work, stopped])
  } finally {
    done.abort()
  }
}

/** Between two steps that cannot be cut short. */
export function refuseWhenStopped(signal: AbortSignal | undefined): void {
  if (signal?.aborted === true) throw new StartStopped()
}
