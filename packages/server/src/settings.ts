import { isIP } from 'node:net'
import { z } from 'zod'
import { StartError } from './start-error.ts'

/** What the schemas of environment variables have in common. */

/** A whole number as a variable has it, within bounds and with the sentence that says so. */
export function wholeNumber(least: number, most: number, unit = '') {
  const rule = `must be a whole number ${unit}from ${least} to ${most}`
  return z
    .string()
    .regex(/^\d{1,7}$/, rule)
    .transform(Number)
    .refine((value) => value >= least && value <= most, rule)
}

export const port = wholeNumber(0, 65_535)

export const webAddress = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })

export function oneOf<const Choices extends readonly [string, ...string[]]>(...choices: Choices) {
  return z.enum(choices, `must be one of ${choices.join(', ')}`)
}

export const logLevel = oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent')

/** What the app and its vision workers know each other by; it travels in a header. */
export const visionToken = z
  .string()
  .regex(/^[\x21-\x7e]{16,200}$/, 'must have 16 to 200 letters, digits and signs, without spaces')

/** Whether only this machine can be reached under a host, as it stands in an address or in a setting. */
export function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[(.*)\]$/, '$1')
  return bare === 'localhost' || bare === '::1' || (isIP(bare) === 4 && bare.startsWith('127.'))
}

/** Reads every variable at start, so that a typing mistake shows then and not with the first request that needs it. */
export function readVariables<Schema extends z.ZodType>(
  schema: Schema,
  variables: NodeJS.ProcessEnv,
): z.output<Schema> {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const result = schema.safeParse(given)
  if (result.success) return result.data
  const issue = result.error.issues[0]
  // The value stays out of the sentence: it may be a password.
  throw new StartError(`${String(issue?.path[0])} ${issue?.message}.`)
}

// Whoever starts it in a terminal wants to see the address, not a line for each request.
export const usualLogLevel = () => (process.stdout.isTTY ? 'warn' : 'info')
