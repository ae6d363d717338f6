/** So long one piece of work may keep everybody else waiting; what is longer is done in several. */
const slice_ms = 5

const waiting: (() => void)[] = []

// One a turn of the loop: several that went on in the same turn would together be as long as one that never pauses.
function continueNext(): void {
  waiting.shift()?.()
  if (waiting.length > 0) setImmediate(continueNext)
}

/** Lets everything else that is due happen first, other long works included, which take turns. */
export function pause(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve)
    if (waiting.length === 1) setImmediate(continueNext)
  })
}

/** Work in slices: where `isDue` says so, `rest` lets others go first. */
export interface Slices {
  isDue(): boolean
  rest(): Promise<void>
}

/** Begins work that may take long, such as going through all items of a large household. */
export function startSlices(): Slices {
  let since = performance.now()
  return {
    isDue: () => performance.now() - since >= slice_ms,
    async rest() {
      await pause()
      since = performance.now()
    },
  }
}
