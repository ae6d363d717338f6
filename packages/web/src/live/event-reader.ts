/** One event of a `text/event-stream`. */
export interface StreamEvent {
  readonly event: string
  readonly data: string
}

// Events of ours are a few hundred characters; whatever sends more without an end is no stream of events.
const longest_line = 65_536

/** Reads a stream of events piece by piece, wherever the pieces break. Comments only show that somebody is there. */
export function createEventReader(onEvent: (event: StreamEvent) => void): (piece: string) => void {
  let rest = ''
  let event = ''
  let data: string[] = []

  function readLine(line: string): void {
    if (line === '') {
      if (event !== '' || data.length > 0) onEvent({ event: event || 'message', data: data.join('\n') })
      event = ''
      data = []
      return
    }
    const colon = line.indexOf(':')
    const field = colon === -1 ? line : line.slice(0, colon)
    const value = colon === -1 ? '' : line.slice(line[colon + 1] === ' ' ? colon + 2 : colon + 1)
    if (field === 'event') event = value
    if (field === 'data') data.push(value)
  }

  return (piece) => {
    const lines = (rest + piece).split('\n')
    rest = lines.pop() ?? ''
    if (rest.length > longest_line) throw new Error('This is no stream of events')
    for (const line of lines) readLine(line.endsWith('\r') ? line.slice(0, -1) : line)
  }
}
