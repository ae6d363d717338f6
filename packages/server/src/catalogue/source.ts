import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { Readable, Transform, pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { StartError } from '../start-error.ts'

/** A dump that is ready to be read, once. */
export interface Source {
  readonly name: string
  /** The same for the same content, so that an import that was cut off is known again. */
  readonly source_hash: string
  /** How much there is to read, packed as it is; undefined where nobody says. */
  readonly total_bytes: number | undefined
  /** How much has been read so far. */
  readBytes(): number
  /** The content, unpacked. */
  open(): AsyncIterable<Buffer>
}

const sample_bytes = 65_536

function unpack(stream: Readable, isPacked: boolean, count: (bytes: number) => void): AsyncIterable<Buffer> {
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      count(chunk.length)
      done(null, chunk)
    },
  })
  // An error reaches the reader through the last stream; the callback only keeps it from ending the process.
  const parts = isPacked ? [stream, counter, createGunzip()] : [stream, counter]
  return pipeline(parts, () => {}) as unknown as AsyncIterable<Buffer>
}

const isGzip = (start: Uint8Array): boolean => start[0] === 0x1f && start[1] === 0x8b

async function openFile(path: string): Promise<Source> {
  const explain = (error: NodeJS.ErrnoException): never => {
    const reason = error.code === 'ENOENT' ? 'There is no file' : 'Larder cannot read'
    throw new StartError(`${reason} ${path}.`, { cause: error })
  }
  const facts = await stat(path).catch(explain)
  if (!facts.isFile()) throw new StartError(`${path} is no file.`)
  const file = await open(path).catch(explain)
  const head = Buffer.alloc(Math.min(sample_bytes, facts.size))
  const tail = Buffer.alloc(head.length)
  await file.read(head, 0, head.length, 0)
  await file.read(tail, 0, tail.length, facts.size - tail.length)
  await file.close()
  let read = 0
  return {
    name: path,
    source_hash: createHash('sha256').update(`${facts.size} `).update(head).update(tail).digest('hex'),
    total_bytes: facts.size,
    readBytes: () => read,
    open: () => unpack(createReadStream(path, { highWaterMark: 262_144 }), isGzip(head), (bytes) => (read += bytes)),
  }
}

async function openAddress(address: string): Promise<Source> {
  const response = await fetch(address, { headers: { 'user-agent': 'Larder catalogue import' } }).catch((error) => {
    throw new StartError(`${address} cannot be reached.`, { cause: error })
  })
  if (!response.ok || response.body === null) throw new StartError(`${address} answered ${response.status}.`)
  const { headers } = response
  const length = headers.get('content-length')
  const version = `${headers.get('etag') ?? headers.get('last-modified') ?? ''} ${length ?? ''}`
  // What fetch has unpacked already has another length than the one that was announced.
  const isUnpacked = headers.get('content-encoding') !== null
  const [body, start] = await peek(Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]))
  let read = 0
  return {
    name: address,
    source_hash: createHash('sha256').update(`${address} ${version}`).digest('hex'),
    total_bytes: length === null || isUnpacked ? undefined : Number(length),
    readBytes: () => read,
    open: () => unpack(body, isGzip(start), (bytes) => (read += bytes)),
  }
}

async function peek(stream: Readable): Promise<[Readable, Buffer]> {
  const chunks = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  const { value: first = Buffer.alloc(0) } = (await chunks.next()) as { value?: Buffer }
  async function* whole(): AsyncGenerator<Buffer> {
    yield first
    for (let next = await chunks.next(); next.done !== true; next = await chunks.next()) yield next.value
  }
  return [Readable.from(whole(), { objectMode: false }), first]
}

/** Opens a file, or an address on the web; a relative path counts from where the command was typed. */
export function openSource(place: string, folder: string): Promise<Source> {
  return /^https?:\/\//i.test(place) ? openAddress(place) : openFile(resolve(folder, place))
}
