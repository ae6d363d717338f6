import type { DestinationStream, Level, Logger } from 'pino'
import { pino } from 'pino'
import { censor } from './censor.ts'

interface LoggedError {
  readonly type: string
  readonly message: string
  readonly code?: unknown
  readonly constraint?: unknown
  readonly stack: string
}

/** An error as it may stand in a log: PostgreSQL puts the values of a row into details and into data exceptions. */
export function describeError(error: Error & { code?: unknown; constraint?: unknown }): LoggedError {
  const { code, constraint } = error
  const tellsValues = typeof code === 'string' && code.startsWith('22')
  const stack = error.stack ?? ''
  const frames = stack.slice(Math.max(stack.indexOf('\n    at '), 0))
  return {
    type: error.name,
    message: tellsValues ? 'data exception' : error.message,
    ...(code === undefined ? {} : { code }),
    ...(constraint === undefined ? {} : { constraint }),
    stack: tellsValues ? frames : stack,
  }
}

/** The process's log: JSON lines without a secret or a personal field. */
export function createLog(level: Level | 'silent', destination?: DestinationStream): Logger {
  const options = {
    level,
    formatters: { log: censor },
    serializers: { err: describeError },
  }
  return destination === undefined ? pino(options) : pino(options, destination)
}
