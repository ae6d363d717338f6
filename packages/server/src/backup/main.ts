import { open } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { Client } from 'pg'
import type { ClientConfig } from 'pg'
import { readConfig } from '../config.ts'
import { openConnection } from '../database/connection.ts'
import { isDatabaseUnavailable } from '../database/errors.ts'
import { explainUnusable } from '../database/open.ts'
import { createLog } from '../http/log.ts'
import { StartError } from '../start-error.ts'
import { watchSignals } from '../stop.ts'
import { describeMissing, findPart } from './partial.ts'
import { isBackup } from './read.ts'
import type { BackupOptions, BackupSummary } from './write.ts'
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

const describe = ({ tables, rows, bytes }: BackupSummary) =>
  `${rows.toLocaleString('en')} rows of ${tables} tables, ${bytes.toLocaleString('en')} bytes`

async function connect(connection: ClientConfig): Promise<Client> {
  const client = new Client({ ...connection, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  await client.connect().catch((error: unknown) => {
    throw explainUnusable(error)
  })
  return client
}

/** Some work on a connection of its own: after a failure there is no more use in it. */
async function withClient<Result>(connection: ClientConfig, work: (client: Client) => Promise<Result>) {
  const client = await connect(connection)
  try {
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}

/**
 * Where workers of a Citus cluster do not answer, what the others have is saved under another name, and what was asked for
 * has failed: an older backup of everything stays, and nobody takes the part for it.
 */
async function saveRest(connection: ClientConfig, path: string, options: BackupOptions, failure: unknown) {
  const partial = `${path}.partial`
  await refuseOthers(partial)
  return withClient(connection, async (client) => {
    const part = await findPart(client, failure)
    if (part === undefined) throw explainUnusable(failure)
    const summary = await writeBackup(client, partial, { ...options, part })
    return new StartError(
      `${describeMissing(part.missing)}: ${path} was not written. The rest is saved in ${partial} (${describe(summary)}), which npm run restore takes only with --partial.`,
    )
  })
}

async function run(path: string, stop: AbortSignal): Promise<BackupSummary> {
  await refuseOthers(path)
  const { connection, close } = await openConnection(readConfig(process.env), createLog('warn'), {
    migrates: false,
    signal: stop,
  })
  const options = { without_catalogue: process.argv.includes('--without-catalogue'), signal: stop }
  try {
    return await withClient(connection, (client) => writeBackup(client, path, options)).catch(
      async (failure: unknown) => {
        if (stop.aborted || !isDatabaseUnavailable(failure)) throw failure
        throw await saveRest(connection, path, options, failure)
      },
    )
  } catch (error) {
    throw explain(error, path, stop.aborted)
  } finally {
    await close()
  }
}

try {
  const { signal } = watchSignals()
  const path = readPath()
  process.stdout.write(`${path} is written: ${describe(await run(path, signal))}.\n`)
  process.exit(0)
} catch (error) {
  process.stderr.write(
    `${error instanceof StartError ? error.message : error instanceof Error ? error.stack : error}\n`,
  )
  process.exit(1)
}
