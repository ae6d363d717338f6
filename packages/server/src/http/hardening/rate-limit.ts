import { http_messages } from '@larder/contract/messages/server/http-messages'
import { createHash } from 'node:crypto'
import { isIPv4, isIPv6 } from 'node:net'
import type { Queries } from '../../database/database.ts'
import { HttpError } from '../errors.ts'
import { createRateLimitRepository } from './rate-limit-repository.ts'

function expand(address: string): string[] {
  const [head = '', tail] = address.split('::')
  const before = head === '' ? [] : head.split(':')
  if (tail === undefined) return before
  const after = tail === '' ? [] : tail.split(':')
  return [...before, ...Array<string>(Math.max(8 - before.length - after.length, 0)).fill('0'), ...after]
}

const mapped_ipv4 = '::ffff:'

/** The address as people write it: one of IPv4 also where a socket for both kinds tells it as one of IPv6. */
export function plainAddress(ip: string): string {
  const inner = ip.toLowerCase().startsWith(mapped_ipv4) ? ip.slice(mapped_ipv4.length) : ''
  return isIPv4(inner) ? inner : ip
}

const prefixOf = (ip: string, groups: number): string => expand(ip.toLowerCase()).slice(0, groups).join(':')

/** What stands for one subscriber: an IPv4 address, or the /64 of an IPv6 one, which a single home owns as a whole. */
export function networkOf(ip: string): string {
  const address = plainAddress(ip)
  return isIPv6(address) ? `${prefixOf(address, 4)}::/64` : address
}

/** What anybody can rent or tunnel as a whole for next to nothing: the /24 of an IPv4 address, the /48 of an IPv6 one. */
export function areaOf(ip: string): string {
  const address = plainAddress(ip)
  if (isIPv6(address)) return `${prefixOf(address, 3)}::/48`
  return isIPv4(address) ? `${address.slice(0, address.lastIndexOf('.'))}.0/24` : address
}

/** The refusal that says how long to wait; never none, which would be an invitation. */
export function tooManyRequests(seconds: number): HttpError {
  const retry_after_seconds = Math.max(seconds, 1)
  const headers = { 'retry-after': String(retry_after_seconds) }
  return new HttpError(429, http_messages.tooManyRequests, { retry_after_seconds }, headers)
}

/** How many attempts one subject (a person, an address) has in a window of time. */
interface RateLimit {
  readonly name: string
  readonly attempts: number
  readonly window_seconds: number
}

/** Generous for people, also behind one shared address; hopeless for guessing. */
export const rateLimits = {
  registration: { name: 'registration', attempts: 60, window_seconds: 60 },
  device_code: { name: 'device_code', attempts: 10, window_seconds: 600 },
} as const satisfies Record<string, RateLimit>

// Hashed, because the subject may be a name, an address, or a password typed into the wrong field.
function keyOf(limit: RateLimit, subject: string): string {
  return `${limit.name}:${createHash('sha256').update(subject).digest('base64url')}`
}

/** Counters in PostgreSQL, so that several processes share them; `RATE_LIMIT=off` counts nothing. */
export function createRateLimiter(database: Queries, isOn: boolean) {
  const repository = createRateLimitRepository(database)
  return {
    /** Counts before the work is done, so that a volley of attempts at once cannot slip through; 429 beyond the limit. */
    async count(limit: RateLimit, subject: string): Promise<void> {
      if (!isOn) return
      const counter = await repository.count(keyOf(limit, subject), limit.window_seconds)
      if (counter === undefined || counter.attempts <= limit.attempts) return
      throw tooManyRequests(counter.seconds_left)
    },
  }
}

export type RateLimiter = ReturnType<typeof createRateLimiter>
