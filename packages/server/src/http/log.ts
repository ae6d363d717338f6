import { type DestinationStream, type Level, type Logger, pino } from 'pino'

// We log no headers, bodies or queries at all; this is for the day somebody does.
const secrets = new Set([
  'authorization',
  'cookie',
  'password',
  'current_password',
  'new_password',
  'password_hash',
  'token',
  'token_hash',
  'email',
  'username',
  'first_name',
  'last_name',
  'body',
  'query',
])

const deepest = 3
const mark = '[Redacted]'

function censorValue(name: string, value: unknown, depth: number): unknown {
  if (secrets.has(name)) return mark
  const isPlain = typeof value === 'object' && value !== null && !(value instanceof Error)
  return isPlain && depth < deepest ? censorFields(value, depth + 1) : value
}

function censorFields(fields: object, depth: number): object {
  const entries = Object.entries(fields)
  const censored = entries.map(([name, value]) => [name, censorValue(name, value, depth)] as const)
  const isClean = censored.every(([, value], index) => value === entries[index]?.[1])
  return isClean ? fields : Object.fromEntries(censored)
}

/** Blots out secret and personal fields; pino's own redaction does it too, at twenty times the cost of the line. */
export function censor(fields: object): Record<string, unknown> {
  return { ...censorFields(fields, 1) }
}

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
