import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { createGunzip } from 'node:zlib'
import { pipeline } from 'node:stream'
import type { Frame, Header } from './format.ts'
import { BadBackup, decodeFrames, digest_bytes, format_version, partial_version, preambleOf } from './format.ts'
import { describeMissing } from './partial.ts'

/** A file that is whole and that this release understands. */
export interface CheckedBackup {
  readonly path: string
  /** What the file begins with. */
  readonly preamble: Buffer
  readonly header: Header
  readonly digest: Buffer
  /** Where the checksum begins. */
  readonly end: number
}

const damaged = (path: string) =>
  new BadBackup(`${path} is damaged or not whole: its checksum is wrong. Use another backup.`)

async function readEnds(path: string): Promise<{ head: string; digest: Buffer; end: number }> {
  const file = await open(path).catch((error: unknown) => {
    throw new BadBackup(`There is no file ${path} that Larder can read.`, { cause: error })
  })
  try {
    const { size } = await file.stat()
    const end = size - digest_bytes
    const head = Buffer.alloc(64)
    const { bytesRead } = await file.read(head, 0, head.length, 0)
    const digest = Buffer.alloc(digest_bytes)
    if (end > 0) await file.read(digest, 0, digest_bytes, end)
    return { head: head.toString('latin1', 0, bytesRead), digest, end }
  } catch (error) {
    throw new BadBackup(`${path} cannot be read.`, { cause: error })
  } finally {
    await file.close()
  }
}

/** Whether there is a file that says of itself that it is a backup; undefined where there is none. */
export async function isBackup(path: string): Promise<boolean | undefined> {
  const file = await open(path).catch(() => undefined)
  if (file === undefined) return undefined
  const head = Buffer.alloc(preambleOf(format_version).length)
  await file.read(head, 0, head.length, 0).catch(() => {})
  await file.close()
  return head.toString('latin1').startsWith('Larder backup ')
}

function readPreamble(path: string, head: string): Buffer {
  const version = /^Larder backup (\d{1,9})\n/.exec(head)?.[1]
  if (version === undefined) throw new BadBackup(`${path} is no backup of Larder.`)
  if ([format_version, partial_version].includes(Number(version))) return preambleOf(Number(version))
  throw new BadBackup(
    `${path} was made by another release of Larder (format ${version}). Restore it with that release.`,
  )
}

async function computeDigest(path: string, end: number): Promise<Buffer> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path, { end: end - 1 })) hash.update(chunk as Buffer)
  return hash.digest()
}

/** The frames of a checked backup; at their end it is sure that they are those that were checked. */
export async function* readFrames({
  path,
  preamble,
  end,
  digest,
}: Omit<CheckedBackup, 'header'>): AsyncGenerator<Frame, void, void> {
  const hash = createHash('sha256').update(preamble)
  const packed = createReadStream(path, { start: preamble.length, end: end - 1 })
  packed.on('data', (chunk) => hash.update(chunk))
  const unpacked = createGunzip({ chunkSize: 65_536 })
  // A failure of either ends the loop below, which is the one to report it.
  pipeline(packed, unpacked, () => {})
  try {
    yield* decodeFrames(unpacked)
  } catch (error) {
    // What cannot be unpacked is another file than the one that was checked.
    throw error instanceof Error && 'code' in error && String(error.code).startsWith('Z_') ? damaged(path) : error
  }
  if (!hash.digest().equals(digest)) throw damaged(path)
}

async function readHeader(backup: Omit<CheckedBackup, 'header'>): Promise<Header> {
  for await (const { kind, payload } of readFrames(backup)) {
    if (kind === 'H') return JSON.parse(payload.toString()) as Header
    break
  }
  throw new BadBackup(`${backup.path} is no backup of Larder: it has no header.`)
}

/** A part is never taken for the whole by mistake. */
function refusePart(path: string, { missing }: Header): void {
  if (missing === undefined) return
  throw new BadBackup(
    `${path} is only a part: ${describeMissing(missing)}. npm run restore -- --partial FILE takes it nevertheless.`,
  )
}

/**
 * Reads the whole file once before anything is touched: a wrong, altered, shortened or newer one is refused, and one that
 * lacks households unless that is agreed to.
 */
export async function checkBackup(path: string, known_schema: number, isPartAgreed = false): Promise<CheckedBackup> {
  const { head, digest, end } = await readEnds(path)
  const preamble = readPreamble(path, head)
  if (end <= preamble.length || !(await computeDigest(path, end)).equals(digest)) throw damaged(path)
  const backup = { path, preamble, digest, end }
  const header = await readHeader(backup)
  if (header.schema > known_schema) {
    throw new BadBackup(
      `${path} is of version ${header.schema} of the database, and this release of Larder knows ${known_schema}. Restore it with a newer release.`,
    )
  }
  if (!isPartAgreed) refusePart(path, header)
  return { ...backup, header }
}
