import { randomBytes } from 'node:crypto'
import { open, rm, stat, statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Logger } from 'pino'

/** What is known about the room that is left for the database. */
export interface Room {
  /** True while so little is left that only reads may go on. */
  isFull(): boolean
  /** Looks at once, such as after PostgreSQL said that the disk is full. */
  check(): Promise<void>
  /** Gives the reserve to PostgreSQL, which cannot come back without room for its log. */
  release(): Promise<void>
  stop(): Promise<void>
}

const mebibyte = 2 ** 20
const everyMs = 250
// Longer than PostgreSQL takes to come back: what was given to it is not to be taken away again meanwhile.
const givenMs = 60_000

interface Limits {
  /** Held in a file from the start, so that nobody else can take the last of the disk. */
  readonly reserve: number
  /** Writes stop here: PostgreSQL ends when it cannot begin the next 16 MiB of its log. */
  readonly margin: number
}

/** Two pieces of the log each, and on a very small disk a share of it. */
export function limitsOf(size: number): Limits {
  return { reserve: Math.min(32 * mebibyte, size / 16), margin: Math.min(32 * mebibyte, size / 8) }
}

async function measure(folder: string) {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { free: bavail * bsize, size: blocks * bsize }
}

/** Random, so that no file system packs it into nothing. */
async function fill(file: string, bytes: number): Promise<void> {
  const handle = await open(file, 'w', 0o600)
  try {
    const piece = randomBytes(mebibyte)
    for (let written = 0; written < bytes; written += piece.length) await handle.write(piece)
  } finally {
    await handle.close()
  }
}

/**
 * Watches the disk of the cluster. Well before its end writes are refused, so that reads go on; a reserve is given free
 * when somebody else takes the rest, so that PostgreSQL can finish its log instead of ending.
 */
export async function watchRoom(cluster: string, log: Logger, look = () => measure(dirname(cluster))): Promise<Room> {
  const file = `${cluster}-reserve`
  const { reserve, margin } = limitsOf((await look()).size)
  let isHeld = (await stat(file).catch(() => undefined))?.size === Math.ceil(reserve / mebibyte) * mebibyte
  let isFull = false
  let checking: Promise<void> | undefined
  let givenUntil = 0

  async function give(): Promise<void> {
    givenUntil = Date.now() + givenMs
    if (isHeld) log.warn('the reserve of disk space was given free')
    isHeld = false
    await rm(file, { force: true })
  }

  async function hold(): Promise<void> {
    try {
      await fill(file, reserve)
      isHeld = true
    } catch (error) {
      log.warn({ err: error }, 'no reserve of disk space could be made')
      await give()
    }
  }

  async function update(): Promise<void> {
    const { free } = await look()
    // The reserve is not room, wherever it is at the moment.
    const left = isHeld ? free : free - reserve
    const wasFull = isFull
    isFull = left < (wasFull ? 1.5 : 1) * margin
    if (isFull && !wasFull) log.error({ free }, 'the disk is full: writes are refused until there is room')
    if (wasFull && !isFull) log.info({ free }, 'the disk has room again')
    if (isFull && isHeld && free < margin / 2) await give()
    if (!isFull && !isHeld && Date.now() > givenUntil) await hold()
  }

  function check(): Promise<void> {
    checking ??= update()
      .catch((error: unknown) => log.warn({ err: error }, 'the room on the disk could not be read'))
      .finally(() => (checking = undefined))
    return checking
  }

  await check()
  const timer = setInterval(() => void check(), everyMs).unref()
  return {
    isFull: () => isFull,
    check,
    async release() {
      await checking
      await give()
    },
    async stop() {
      clearInterval(timer)
      await checking
    },
  }
}
