import { createLocalWorkers } from './local-workers.ts'
import { type RemoteConfig, createRemoteWorkers } from './remote/remote-workers.ts'
import type { Workers } from './workers.ts'

interface Log {
  warn(fields: object, message: string): void
}

/** Whoever works on photos by the settings: this machine, or others with this one behind them. */
export function createWorkers(remote: RemoteConfig | undefined, log: Log): Workers {
  const local = createLocalWorkers()
  return remote === undefined ? local : createRemoteWorkers(remote, { local, log })
}
