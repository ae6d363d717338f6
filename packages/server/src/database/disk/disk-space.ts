import { randomBytes } from 'node:crypto'
import { open, rm, stat, statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Logger } from 'pino'

/** What is known about the disk space that is left for the database. */
export interface DiskSpace {
  /** True while so little is left that only reads may go on. */
  isFull(): boolean
  /** Looks at once, such as after PostgreSQL said that the disk is full. */
  check(): Promise<void>
  /** Does with the reserve free what PostgreSQL cannot do without disk space: to come up, to recover, to end in order. */
  lend<Result>(work: () => Promise<Result>): Promise<Result>
  stop(): Promise<void>
}

const mebibyte = 2 ** 20
const every_ms = 250

interface Limits {
  /** Held in a file from the start, so that nobody else can take the last of the disk. */
  readonly reserve: number
  /** Writes stop here: PostgreSQL ends when it cannot begin the next WAL segment (16 MiB). */
  readonly margin: number
}

/** Two WAL segments each, and on a very small disk a share of it. */
export function limitsOf(size: number): Limits {
  const share = (part: number) => Math.min(32, Math.floor(size / part / mebibyte)) * mebibyte
  return { reserve: share(16), margin: share(8) }
}

async function measure(folder: string) {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { free: bavail * bsize, size: blocks * bsize }
}

/** Random, so that no file system packs it into nothing. */
async function grow(file: string, bytes: number): Promise<void> {
  const handle = await open(file, 'a', 0o600)
  try {
    const piece = randomBytes(mebibyte)
    for (let written = 0; written < bytes; written += piece.length) await handle.write(piece)
  } finally {
    await handle.close()
  }
}

/**
 * Watches the disk of the cluster. Well before its end writes are refused, so that reads go on. A reserve stays out of
 * everybody's reach until PostgreSQL needs it: without disk space it could neither come back nor end in order.
 */
export async function watchDiskSpace(
  cluster: string,
  log: Logger,
  look = () => measure(dirname(cluster)),
): Promise<DiskSpace> {
  const file = `${cluster}-reserve`
  const { reserve, margin } = limitsOf((await look()).size)
  const countHeld = async () => (await stat(file).catch(() => undefined))?.size ?? 0
  let isFull = false
  let isLent = false
  let checking: Promise<void> | undefined

  /** Takes back what is there of the reserve, but not the very last of the disk. */
  async function hold(): Promise<void> {
    const { free } = await look()
    const missing = Math.min(reserve - (await countHeld()), free - 2 * mebibyte)
    await grow(file, missing).catch((error: unknown) =>
      log.warn({ err: error }, 'no reserve of disk space could be held'),
    )
  }

  async function update(): Promise<void> {
    const { free } = await look()
    // The reserve is not free space, wherever it is at the moment.
    const missing = reserve - (await countHeld())
    const wasFull = isFull
    isFull = free - missing < (wasFull ? 1.5 : 1) * margin
    if (isFull && !wasFull) log.error({ free }, 'the disk is full: writes are refused until there is room')
    if (wasFull && !isFull) log.info({ free }, 'the disk has room again')
    if (!isFull && !isLent && missing > 0) await hold()
  }

  function check(): Promise<void> {
    checking ??= update()
      .catch((error: unknown) => log.warn({ err: error }, 'the room on the disk could not be read'))
      .finally(() => (checking = undefined))
    return checking
  }

  async function lend<Result>(work: () => Promise<Result>): Promise<Result> {
    await check()
    if (!isFull) return work()
    isLent = true
    await rm(file, { force: true })
    try {
      return await work()
    } finally {
      isLent = false
      await hold()
    }
  }

  await check()
  const timer = setInterval(() => void check(), every_ms).unref()
  return {
    isFull: () => isFull,
    check,
    lend,
    async stop() {
      clearInterval(timer)
      await checking
    },
  }
}
