import { type Thread, startThread } from '../jobs/thread.ts'

const script = (body: string) =>
  new URL(`data:text/javascript,${encodeURIComponent(`import { parentPort } from 'node:worker_threads'\n${body}`)}`)

const bodies = {
  /** Never answers, and never lets go of its core. */
  hanging: `parentPort.on('message', () => { for (;;) {} })`,
  leaving: `parentPort.on('message', () => process.exit(3))`,
  throwing: `parentPort.on('message', () => { throw new Error('broken') })`,
  failing: `parentPort.on('message', () => parentPort.postMessage({ kind: 'failed', message: 'odd', stack: 'Error: odd at x' }))`,
  /** Answers with how many jobs it has had. */
  counting: `let jobs = 0; parentPort.on('message', () => parentPort.postMessage({ kind: 'done', output: ++jobs }))`,
  /** Tells of three lines at once, and answers whether anybody wanted to know. */
  reporting: `parentPort.on('message', ({ wants_progress }) => {
    for (const done of [1, 2, 3]) parentPort.postMessage({ kind: 'progress', progress: { stage: 'reading', done, total: 3 } })
    parentPort.postMessage({ kind: 'done', output: wants_progress })
  })`,
  /** Tells of a line, and never ends. */
  stalling: `parentPort.on('message', () => parentPort.postMessage({ kind: 'progress', progress: { stage: 'reading', done: 1, total: 3 } }))`,
} as const

/** A thread that behaves in one certain way, whatever it is asked. */
export function startOddThread(kind: keyof typeof bodies): Thread {
  return startThread(script(bodies[kind]))
}

/** For jobs whose input nobody reads. */
export const anything = { image: new Uint8Array() }
