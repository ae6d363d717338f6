import { once } from 'node:events'
import { Readable } from 'node:stream'
import type { Duplex } from 'node:stream'
import type { Client, Connection } from 'pg'

const block_bytes = 65_536

/** What the driver's connection can do beyond its published types. */
interface CopyConnection {
  readonly stream: Duplex
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
  sendCopyFail(reason: string): void
}

/** `COPY 7` is what PostgreSQL says when seven rows were copied. */
const readRows = ({ text }: { readonly text: string }): number => Number(text.split(' ')[1])

/** Gathers small pieces into blocks: a row is a message of its own, and the driver uses its memory again. */
function createGatherer(push: (block: Buffer) => void) {
  let block = Buffer.allocUnsafe(block_bytes)
  let used = 0
  function flush(): void {
    if (used > 0) push(block.subarray(0, used))
    block = Buffer.allocUnsafe(block_bytes)
    used = 0
  }
  return {
    flush,
    add(chunk: Buffer): void {
      if (used + chunk.length > block_bytes) flush()
      if (chunk.length > block_bytes) return push(Buffer.from(chunk))
      used += chunk.copy(block, used)
    },
  }
}

export interface CopiedOut {
  readonly data: Readable
  /** How many rows came, once the data has ended. */
  rows(): number
}

/** `COPY … TO STDOUT` as a stream. PostgreSQL waits while nobody reads, so that memory stays flat however big the table. */
export function copyOut(client: Client, sql: string): CopiedOut {
  let stream: Duplex | undefined
  let rows = 0
  const data = new Readable({ highWaterMark: 4 * block_bytes, read: () => void stream?.resume() })
  const gatherer = createGatherer((block) => {
    if (!data.push(block)) stream?.pause()
  })
  client.query({
    submit(connection: Connection) {
      stream = connection.stream
      connection.query(sql)
    },
    handleCopyData: ({ chunk }: { readonly chunk: Buffer }) => gatherer.add(chunk),
    handleCommandComplete(message: { readonly text: string }) {
      rows = readRows(message)
    },
    handleReadyForQuery() {
      gatherer.flush()
      data.push(null)
      stream?.resume()
    },
    handleError: (error: Error) => void data.destroy(error),
  })
  return { data, rows: () => rows }
}

/** `COPY … FROM STDIN` fed at the pace PostgreSQL takes it; resolves with the number of rows. */
export function copyIn(client: Client, sql: string, source: AsyncIterable<Buffer>): Promise<number> {
  const refused = new AbortController()
  let rows = 0
  let unreadable: unknown

  async function feed(connection: CopyConnection): Promise<void> {
    try {
      for await (const chunk of source) {
        if (refused.signal.aborted) return
        connection.sendCopyFromChunk(chunk)
        if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain', { signal: refused.signal })
      }
      connection.endCopyFrom()
    } catch (error) {
      if (refused.signal.aborted) return
      unreadable = error
      connection.sendCopyFail('the source cannot be read')
    }
  }

  return new Promise((resolve, reject) => {
    client.query({
      submit: (connection: Connection) => connection.query(sql),
      handleCopyInResponse: (connection: CopyConnection) => void feed(connection),
      handleCommandComplete(message: { readonly text: string }) {
        rows = readRows(message)
      },
      handleReadyForQuery: () => resolve(rows),
      handleError(error: Error) {
        refused.abort()
        reject(unreadable ?? error)
      },
    })
  })
}
