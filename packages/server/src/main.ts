import { buildApp } from './app.ts'
import { readConfig } from './config.ts'
import { openDatabase } from './database/open.ts'
import { fillDemo } from './demo/fill.ts'
import { createLog } from './http/log.ts'
import { describeAddress, listen } from './listen.ts'
import { StartError } from './start-error.ts'
import { watchSignals } from './stop.ts'

const patienceMs = 10_000

// What the starter reads; everything else goes to the log.
const say = (line: string) => process.stdout.write(`${line}\n`)

async function serve(): Promise<void> {
  const stop = watchSignals()
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  const database = await openDatabase(config, log)
  try {
    if (process.argv.includes('--demo')) say(await fillDemo(database))
    const { fastify } = await buildApp({ database, config, log })
    await listen(fastify, config)
    say(`Larder is running at ${describeAddress(fastify, config)} (Ctrl-C stops it)`)
    log.info({ reason: await stop.requested }, 'stopping')
    // Requests under way are answered first, but one that never ends must not keep us.
    setTimeout(() => fastify.server.closeAllConnections(), patienceMs).unref()
    await fastify.close()
  } finally {
    await database.close()
  }
}

try {
  await serve()
  process.exit(0)
} catch (error) {
  // A sentence for what the operator can change, a stack for what only we can.
  process.stderr.write(
    `${error instanceof StartError ? error.message : error instanceof Error ? error.stack : error}\n`,
  )
  process.exit(1)
}
