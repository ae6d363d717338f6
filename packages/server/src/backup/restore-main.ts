import { resolve } from 'node:path'
import { Client } from 'pg'
import { readConfig } from '../config.ts'
import { openConnection } from '../database/connection.ts'
import { readMigrations } from '../database/migrate.ts'
import { isDiskFull, isLocked } from '../database/errors.ts'
import { explainUnusable } from '../database/open.ts'
import { createLog } from '../http/log.ts'
import { StartError } from '../start-error.ts'
import { watchSignals } from '../stop.ts'
import { checkBackup } from './read.ts'
import type { RestoreSummary } from './restore.ts'
import { restoreBackup } from './restore.ts'

const usage = `npm run restore FILE

Brings a backup into an empty database: that of DATABASE_URL, else a new one in DATA_DIR. Larder must not run on it.
  --partial   also one that lacks households, whose people begin with an empty one (npm run restore -- --partial FILE)`

const say = (line: string) => process.stdout.write(`${line}\n`)

function readPath(): string {
  const places = process.argv.slice(2).filter((argument) => !argument.startsWith('-'))
  const [place] = places
  if (place === undefined || places.length > 1) throw new StartError(usage)
  return resolve(process.env['INIT_CWD'] ?? process.cwd(), place)
}

async function run(path: string, stop: AbortSignal): Promise<RestoreSummary> {
  const config = readConfig(process.env)
  const migrations = await readMigrations()
  // Before there is a database at all, so that a bad file leaves nothing behind.
  const backup = await checkBackup(path, migrations.length, process.argv.includes('--partial'))
  const { missing } = backup.header
  say(`${path} is ${missing === undefined ? 'whole' : 'only a part'}; it was made at ${backup.header.created_at}.`)
  const alone = { migrates: false, besideApp: false, signal: stop }
  const { connection, close } = await openConnection(config, createLog('warn'), alone)
  const client = new Client({ ...connection, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  // The end of the connection is the end of its transaction.
  stop.addEventListener('abort', () => void client.end())
  try {
    await client.connect().catch((error: unknown) => {
      throw explainUnusable(error)
    })
    return await restoreBackup(client, backup, migrations)
  } catch (error) {
    if (stop.aborted) throw new StartError('Stopped. Nothing was restored.')
    if (isLocked(error))
      throw new StartError('Another process holds this database. Stop it first. Nothing was restored.')
    throw isDiskFull(error) ? new StartError('The disk of the database is full. Nothing was restored.') : error
  } finally {
    await client.end().catch(() => {})
    await close()
  }
}

try {
  const { signal } = watchSignals()
  const { tables, rows, unhoused } = await run(readPath(), signal)
  say(`Restored: ${rows.toLocaleString('en')} rows of ${tables} tables. Everybody has to log in again.`)
  if (unhoused > 0) say(`People whose household was not in it, and who begin with an empty one: ${unhoused}.`)
  process.exit(0)
} catch (error) {
  process.stderr.write(
    `${error instanceof StartError ? error.message : error instanceof Error ? error.stack : error}\n`,
  )
  process.exit(1)
}
