import type { Readable, Writable } from 'node:stream'

/** A terminal, or what a test has in its place. */
export interface Terminal {
  readonly input: Readable & { setRawMode?(mode: boolean): unknown }
  readonly output: Writable
}

const end_keys = new Set(['\r', '\n', '\u0004'])
const erase_keys = new Set(['\u007f', '\b'])
const interrupt = '\u0003'

/** Ctrl-C while something was asked. */
export class Interrupted extends Error {}

/** Asks for a line without showing what is typed. */
export async function askHidden({ input, output }: Terminal, question: string): Promise<string> {
  // In this order: what is typed quickly after the question must not be shown either.
  input.setRawMode?.(true)
  output.write(question)
  input.resume()
  try {
    return await new Promise((resolve, reject) => {
      let typed: string[] = []
      const onData = (chunk: Buffer | string) => {
        for (const key of chunk.toString()) {
          if (key === interrupt) return finish(() => reject(new Interrupted()))
          if (end_keys.has(key)) return finish(() => resolve(typed.join('')))
          if (erase_keys.has(key)) typed = typed.slice(0, -1)
          else typed.push(key)
        }
      }
      const onEnd = () => finish(() => reject(new Interrupted()))
      const finish = (settle: () => void) => {
        input.off('data', onData).off('end', onEnd)
        settle()
      }
      input.on('data', onData).on('end', onEnd)
    })
  } finally {
    input.setRawMode?.(false)
    input.pause()
    output.write('\n')
  }
}
