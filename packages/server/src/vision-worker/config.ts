import { availableParallelism } from 'node:os'
import { z } from 'zod'
import { isLoopback, logLevel, port, readVariables, usualLogLevel, visionToken, wholeNumber } from '../settings.ts'

/** The variables of a vision worker; docs/operating.md explains them to people. */
const environment = z
  .object({
    VISION_HOST: z.string().default('127.0.0.1'),
    VISION_PORT: port.default(3100),
    VISION_TOKEN: visionToken.optional(),
    // Each photo keeps one core busy.
    VISION_AT_ONCE: wholeNumber(1, 256).default(availableParallelism()),
    LOG_LEVEL: logLevel.optional(),
  })
  .refine(({ VISION_HOST: host, VISION_TOKEN: token }) => token !== undefined || isLoopback(host), {
    path: ['VISION_TOKEN'],
    message: 'must be set when VISION_HOST can be reached from other machines',
  })

function toConfig(values: z.output<typeof environment>) {
  return {
    host: values.VISION_HOST,
    port: values.VISION_PORT,
    token: values.VISION_TOKEN,
    atOnce: values.VISION_AT_ONCE,
    logLevel: values.LOG_LEVEL ?? usualLogLevel(),
    tls: undefined,
  }
}

export type WorkerConfig = Readonly<ReturnType<typeof toConfig>>

/** All settings of a vision worker. */
export const readWorkerConfig = (variables: NodeJS.ProcessEnv): WorkerConfig =>
  toConfig(readVariables(environment, variables))
