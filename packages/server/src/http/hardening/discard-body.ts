import type { IncomingMessage } from 'node:http'

const pause_ms = 4

/**
 * Reads what is still to come of answered requests into nothing, because who is sending would not hear the answer before
 * its end. All of them share one pace, a piece of at most 64 KB every few milliseconds: at a pace of its own for each, a
 * crowd that pushes would have Node do nothing else, and nobody new would be let in.
 */
export function createBodyDiscarder(): (request: IncomingMessage) => void {
  const waiting = new Set<IncomingMessage>()
  let timer: NodeJS.Timeout | undefined

  function readNext(): void {
    const [next] = waiting
    if (next === undefined) {
      clearInterval(timer)
      timer = undefined
      return
    }
    waiting.delete(next)
    next.resume()
  }

  function wait(request: IncomingMessage): void {
    request.pause()
    waiting.add(request)
    timer ??= setInterval(readNext, pause_ms).unref()
  }

  return (request) => {
    wait(request)
    request.on('data', () => wait(request))
    request.once('close', () => waiting.delete(request))
  }
}
