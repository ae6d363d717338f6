import { endAll } from '../failover/processes.mjs'

const steps = []

/** What is to be undone on servers that are not the bench's own, however it ends; the last comes first. */
export function undoLater(step) {
  steps.push(step)
}

export async function undoAll() {
  for (let step = steps.pop(); step !== undefined; step = steps.pop()) await step().catch(() => {})
}

/** Told to end, the bench ends its apps, leaves the servers as they were, and goes. */
export function undoWhenTold() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.removeAllListeners(signal)
    process.once(signal, async () => {
      endAll()
      await undoAll()
      process.exit(1)
    })
  }
}
