import type { FastifyInstance } from 'fastify'
import { join } from 'node:path'
import { Server } from 'node:tls'
import type { Logger } from 'pino'
import { buildApp } from './app.ts'
import { keepBackups } from './backup/daily.ts'
import { watchCertificate } from './certificate.ts'
import type { Config } from './config.ts'
import { readConfig } from './config.ts'
import type { OpenedDatabase } from './database/open.ts'
import { openDatabase } from './database/open.ts'
import { fillDemo } from './demo/fill-demo.ts'
import { shutDownGracefully } from './graceful-shutdown.ts'
import { createServiceState } from './health/service-state.ts'
import { createLog } from './http/log.ts'
import { describeAddress, listen } from './listen.ts'
import { StartError } from './start-error.ts'
import { StartStopped, untilStopped } from './start-stopped.ts'
import type { Stop } from './stop.ts'
import { watchSignals } from './stop.ts'

// Longer than nearly every receipt; a supervisor that kills must wait a little longer than this.
const finish_ms = 30_000

// What the starter reads; everything else goes to the log.
const say = (line: string) => process.stdout.write(`${line}\n`)

function keepCertificate({ server }: FastifyInstance, { tls, tlsFiles }: Config, stop: Stop, log: Logger): void {
  if (tls === undefined || tlsFiles === undefined || !(server instanceof Server)) return
  const watch = watchCertificate({ server, files: tlsFiles, served: tls, log })
  stop.onReload(() => void watch.look())
}

/** Loaded where it is wanted: a start without metrics does not wait for their library. */
async function startMetrics(where: NonNullable<Config['metrics']>, log: Logger) {
  const metrics = await import('./metrics/start.ts')
  return metrics.startMetrics(where, log)
}

async function serve(config: Config, database: OpenedDatabase, stop: Stop, log: Logger): Promise<void> {
  const state = createServiceState()
  const metrics = config.metrics === undefined ? undefined : await startMetrics(config.metrics, log)
  try {
    const { connection } = database
    const channel = { connection, listenUrl: config.databaseListenUrl }
    const { fastify } = await buildApp({ database, config, log, state, metrics, channel })
    const { backupsKept: kept, dataDir } = config
    const folder = join(dataDir, 'backups')
    if (kept !== undefined) keepBackups(fastify, { connection, folder, kept, log })
    if (kept !== undefined) metrics?.watchBackups(folder)
    if (stop.signal.aborted) return await fastify.close()
    await listen(fastify, config)
    keepCertificate(fastify, config, stop, log)
    say(`Larder is running at ${describeAddress(fastify, config)} (Ctrl-C stops it)`)
    await stop.requested
    await shutDownGracefully(fastify, state, { drain_ms: config.drainSeconds * 1000, finish_ms }, log)
  } finally {
    await metrics?.close()
  }
}

async function run(): Promise<void> {
  const stop = watchSignals()
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  void stop.requested.then((reason) => log.info({ reason }, 'stopping'))
  const database = await openDatabase(config, log, { signal: stop.signal })
  try {
    if (process.argv.includes('--demo')) say(await untilStopped(fillDemo(database), stop.signal))
    await serve(config, database, stop, log)
  } finally {
    await database.close()
  }
}

try {
  await run()
  process.exit(0)
} catch (error) {
  // As asked for, and in order.
  if (error instanceof StartStopped) process.exit(0)
  // A sentence for what the operator can change, a stack for what only we can.
  process.stderr.write(
    `${error instanceof StartError ? error.message : error instanceof Error ? error.stack : error}\n`,
  )
  process.exit(1)
}
