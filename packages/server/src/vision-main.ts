import { shutDownGracefully } from './graceful-shutdown.ts'
import { refuseWhenClosing } from './health/hooks.ts'
import { createServiceState } from './health/service-state.ts'
import { logCompletions } from './http/answers/completion.ts'
import { createLog } from './http/log.ts'
import { createServer } from './http/server.ts'
import { createLocalWorkers } from './images/local-workers.ts'
import { longest_limit_ms } from './images/workers.ts'
import { describeAddress, listen } from './listen.ts'
import { StartError } from './start-error.ts'
import { watchSignals } from './stop.ts'
import { readWorkerConfig } from './vision-worker/config.ts'
import { workerRoutes } from './vision-worker/routes.ts'
import { createWorkerService } from './vision-worker/service.ts'

// No job takes longer; the apps have nobody who would go on with it.
const finish_ms = longest_limit_ms

/** Serves jobs until it is told to stop, then finishes those that have begun. */
async function run(): Promise<void> {
  const stop = watchSignals()
  const config = readWorkerConfig(process.env)
  const log = createLog(config.logLevel)
  const state = createServiceState()
  const workers = createLocalWorkers({ at_once: config.atOnce })
  const server = createServer(config, log)
  // Nobody signs in here; the log of requests looks for it.
  server.decorateRequest('session', null)
  logCompletions(server)
  refuseWhenClosing(server, state)
  server.addHook('onClose', async () => void (await workers.close()))
  workerRoutes(server, createWorkerService(workers), config.token)
  await listen(server, config, { command: 'npm run vision:serve', prefix: 'VISION_' })
  process.stdout.write(`The vision worker is running at ${describeAddress(server, config)} (Ctrl-C stops it)\n`)
  log.info({ reason: await stop.requested }, 'stopping')
  await shutDownGracefully(server, state, { drain_ms: 0, finish_ms }, log)
}

try {
  await run()
  process.exit(0)
} catch (error) {
  process.stderr.write(
    `${error instanceof StartError ? error.message : error instanceof Error ? error.stack : error}\n`,
  )
  process.exit(1)
}
