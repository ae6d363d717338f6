import { parentPort } from 'node:worker_threads'
import { ImageError } from '../decode/image.ts'
import { type JobRequest, type JobResponse, type Report, loadHandler } from './jobs.ts'
import { throttleProgress } from './throttle-progress.ts'

type Tell = (response: JobResponse) => void

async function answer({ name, input, wants_progress }: JobRequest, tell: Tell): Promise<JobResponse> {
  try {
    // A request pairs a name with its own input, which its type cannot say.
    const handler = (await loadHandler[name]()) as (input: JobRequest['input'], report?: Report) => Promise<unknown>
    // The last picture's planes lie outside of the heap, where nothing hurries to give them back before the next ones come.
    globalThis.gc?.()
    const report = wants_progress ? throttleProgress((progress) => tell({ kind: 'progress', progress })) : undefined
    return { kind: 'done', output: await handler(input, report) }
  } catch (error) {
    // An error loses its class on the way to another thread, so that the kind is told apart here.
    if (error instanceof ImageError) return { kind: 'refused', message: error.message }
    const { message, stack } = error instanceof Error ? error : new Error(String(error))
    return { kind: 'failed', message, stack }
  }
}

// One job at a time: whoever owns the thread, or the process, asks for the next when it has this answer.
const tell: Tell = (response) =>
  void (parentPort === null ? process.send?.(response) : parentPort.postMessage(response))
parentPort?.on('message', async (request: JobRequest) => tell(await answer(request, tell)))
if (parentPort === null) {
  process.on('message', async (request) => tell(await answer(request as JobRequest, tell)))
  // Without its owner nobody needs its memory.
  process.on('disconnect', () => process.exit())
}
