import { lastLine, progress_type, type ReadingProgress, readingProgress } from '@larder/contract/reading-progress'
import { CallError } from './failure.ts'

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}

/** Whether an answer comes in lines; a server that knows none answers plainly, whatever was asked for. */
export function isInLines(content_type: string | null): boolean {
  return content_type?.split(';')[0]?.trim().toLowerCase() === progress_type
}

/** Takes all the text there is so far, again and again, and tells of the newest whole line that says how far it is. */
export function createProgressReader(onProgress: (progress: ReadingProgress) => void): (text: string) => void {
  let read = 0
  return (text) => {
    const end = text.lastIndexOf('\n') + 1
    const lines = text.slice(read, end).split('\n')
    read = end
    const known = lines.map((line) => readingProgress.safeParse(parseLine(line))).findLast(({ success }) => success)
    if (known?.data) onProgress(known.data)
  }
}

/** The answer at the end of the lines; without one it broke off, like a connection. */
export function readLastLine(text: string): Response {
  const last = lastLine.safeParse(parseLine(text.trimEnd().split('\n').at(-1) ?? ''))
  if (!last.success) throw new CallError(0, null, null)
  const { status, body } = last.data
  return new Response(JSON.stringify(body), { status })
}
