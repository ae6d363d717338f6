import { open } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { Client } from 'pg'
import { readConfig } from '../config.ts'
import { openConnection } from '../database/connection.ts'
import { explainUnusable } from '../database/open.ts'
import { createLog } from '../http/log.ts'
import { StartError } from '../start-error.ts'
import { watchSignals } from '../stop.ts'
import { isBackup } from './read.ts'
import type { BackupSummary } from './write.ts'
import { writeBackup } from './write.ts'

const usage = `npm run backup FILE

Writes the whole database as of one moment into FILE, while Larder serves or not.
  --without-catalogue   leave out the imported products (npm run backup -- --without-catalogue FILE)`

function readPath(): string {
  const places = process.argv.slice(2).filter((argument) => !argument.startsWith('-'))
  const [place] = places
  if (place === undefined || places.length > 1) throw new StartError(usage)
  // npm moves into the project's folder and keeps where the person was.
  return resolve(process.env['INIT_CWD'] ?? process.cwd(), place)
}

/** An older backup may be replaced; a file of any other kind is there by mistake. */
async function refuseOthers(path: string): Promise<void> {
  const folder = await open(dirname(path)).catch(() => undefined)
  if (folder === undefined) throw new StartError(`There is no folder ${dirname(path)}.`)
  await folder.close()
  if ((await isBackup(path)) === false) throw new StartError(`${path} is there and no backup. Choose another name.`)
}

function explain(error: unknown, path: string, isStopped: boolean): unknown {
  if (isStopped) return new StartError('Stopped. Nothing was written.')
  if (!(error instanceof Error) || !('code' in error)) return error
  if (error.code === 'ENOSPC') return new StartError(`The disk of ${path} is full. Nothing was written.`)
  if (error.code === 'EACCES' || error.code === 'EPERM' || error.code === 'EROFS') {
    return new StartError(`You may not write ${path}.`)
  }
  return error
}

async function run(path: string, stop: AbortSignal): Promise<BackupSummary> {
  await refuseOthers(path)
  const { connection, close } = await openConnection(readConfig(process.env), createLog('warn'), {
    migrates: false,
    signal: stop,
  })
  const client = new Client({ ...connection, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  try {
    await client.connect().catch((error: unknown) => {
      throw explainUnusable(error)
    })
    const without_catalogue = process.argv.includes('--without-catalogue')
    return await writeBackup(client, path, { without_catalogue, signal: stop })
  } catch (error) {
    throw explain(error, path, stop.aborted)
  } finally {
    await client.end().catch(() => {})
    await close()
  }
}

try {
  const { signal } = watchSignals()
  const path = readPath()
  const { tables, rows, bytes } = await run(path, signal)
  const counts = `${rows.toLocaleString('en')} rows of ${tables} tables, ${bytes.toLocaleString('en')} bytes`
  process.stdout.write(`${path} is written: ${counts}.\n`)
  process.exit(0)
} catch (error) {
  process.stderr.write(
    `${error instanceof StartError ? error.message : error instanceof Error ? error.stack : error}\n`,
  )
  process.exit(1)
}
