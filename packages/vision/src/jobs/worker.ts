import { parentPort } from 'node:worker_threads'
import { ImageError } from '../decode/image.ts'
import { type JobRequest, type JobResponse, loadHandler } from './jobs.ts'

async function answer({ name, input }: JobRequest): Promise<JobResponse> {
  try {
    // A request pairs a name with its own input, which its type cannot say.
    const handler = (await loadHandler[name]()) as (input: JobRequest['input']) => Promise<unknown>
    // The last picture's planes lie outside of the heap, where nothing hurries to give them back before the next ones come.
    globalThis.gc?.()
    return { kind: 'done', output: await handler(input) }
  } catch (error) {
    // An error loses its class on the way to another thread, so that the kind is told apart here.
    if (error instanceof ImageError) return { kind: 'refused', message: error.message }
    const { message, stack } = error instanceof Error ? error : new Error(String(error))
    return { kind: 'failed', message, stack }
  }
}

// One job at a time: whoever owns the thread, or the process, asks for the next when it has this answer.
parentPort?.on('message', async (request: JobRequest) => parentPort?.postMessage(await answer(request)))
if (parentPort === null) {
  process.on('message', async (request) => process.send?.(await answer(request as JobRequest)))
  // Without its owner nobody needs its memory.
  process.on('disconnect', () => process.exit())
}
