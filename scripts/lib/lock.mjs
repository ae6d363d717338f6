import { link, mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

const heartbeat_ms = 1_000
const stale_ms = 10_000

async function isStale(file) {
  const found = await stat(file).catch(() => undefined)
  return found !== undefined && Date.now() - found.mtimeMs > stale_ms
}

/** Takes away a lock whose holder stopped renewing it, and gives it back if another process held it after all. */
async function breakLock(file, token) {
  const aside = `${file}.${randomUUID()}`
  await rename(file, aside).catch(() => undefined)
  if ((await readFile(aside, 'utf8').catch(() => token)) !== token) await link(aside, file).catch(() => undefined)
  await rm(aside, { force: true })
}

async function tryCreate(file, token) {
  try {
    await writeFile(file, token, { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

async function acquire(file, token, onWait) {
  if (await tryCreate(file, token)) return
  onWait()
  do {
    const holder = await readFile(file, 'utf8').catch(() => undefined)
    if (holder !== undefined && (await isStale(file))) await breakLock(file, holder)
    else await delay(100)
  } while (!(await tryCreate(file, token)))
}

/**
 * Lets one process at a time install or build. The holder renews its lock every second: one that was killed holds it for
 * ten seconds more, and no process number that was given away again can keep it alive.
 */
export async function withLock(folder, name, work, onWait = () => {}) {
  await mkdir(folder, { recursive: true })
  const file = join(folder, `${name}.lock`)
  const token = randomUUID()
  await acquire(file, token, onWait)
  const heartbeat = setInterval(() => utimes(file, new Date(), new Date()).catch(() => undefined), heartbeat_ms)
  try {
    return await work()
  } finally {
    clearInterval(heartbeat)
    if ((await readFile(file, 'utf8').catch(() => undefined)) === token) await rm(file, { force: true })
  }
}
