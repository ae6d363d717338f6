const unavailable_codes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  // A server that only reads has lost its place to another one, to which the next connections lead.
  '25006',
  // idle in a transaction for too long, admin shutdown, crash shutdown, cannot connect now, idle for too long, too many connections
  '25P03',
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '53300',
])

// The driver gives these no code.
const unavailable_messages =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client (has encountered a connection error|was closed))/

// Citus has no code of its own for a worker that went away in the middle of a transaction.
const worker_lost = /^(could not commit transaction for shard|failure on connection marked as essential)/

const retry_codes = new Set(['40001', '40P01'])

function codeOf(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : undefined
}

/** Committed by one server alone: were it lost now, so would be what was written. Only a repetition with its key is sure. */
export class Unreplicated extends Error {
  override readonly name = 'Unreplicated'
}

/** Tells "the database is unavailable, try again" (503) from a fault of ours (500). */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof Unreplicated) return true
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable)
  const code = codeOf(error)
  if (code === undefined) return unavailable_messages.test(error.message)
  // Without its socket file a stopped PostgreSQL shows as ENOENT of connect; other ENOENTs are real faults.
  if (code === 'ENOENT' || code === 'EACCES') return 'syscall' in error && error.syscall === 'connect'
  if (code === 'XX000') return worker_lost.test(error.message)
  return unavailable_codes.has(code) || code.startsWith('08')
}

/** Refused because the disk has no space left: what was asked for did not happen, and everything that is there can be read. */
export class DiskFull extends Error {
  override readonly name = 'DiskFull'
}

const disk_full_codes = new Set(['53100', 'ENOSPC', 'EDQUOT'])
// PostgreSQL has no code of its own for a quota, and what it says in the middle of a crash often has none either.
const disk_full_messages = /No space left on device|Disk quota exceeded/

/** Tells a full disk (507: somebody has to free disk space) from a fault of ours (500). */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return error instanceof DiskFull || disk_full_codes.has(codeOf(error) ?? '') || disk_full_messages.test(error.message)
}

/** For writes that are only good to have: a full disk must not turn a read into a refusal. */
export function ignoreDiskFull(error: unknown): undefined {
  if (!isDiskFull(error)) throw error
}

/** A statement wanted to write in a transaction that may only read. */
export function isReadOnly(error: unknown): boolean {
  return codeOf(error) === '25006'
}

/** Serialization failures and deadlocks are nobody's fault: the same transaction run again succeeds. */
export function isWorthRetrying(error: unknown): boolean {
  return retry_codes.has(codeOf(error) ?? '')
}

/** A statement was ended because it took longer than it was given. */
export function isTooSlow(error: unknown): boolean {
  return codeOf(error) === '57014'
}

/** The server is there and lets us in under no such name, password or database. */
export function isRefused(error: unknown): boolean {
  const code = codeOf(error) ?? ''
  return code.startsWith('28') || code === '3D000' || code === '42501'
}

// On Citus the constraint of a shard carries the shard's number.
const shard_suffix = /_\d{6,}$/

/** The constraint a statement broke, so that a service can turn exactly that one into a sentence. */
export function brokenConstraint(error: unknown): string | undefined {
  const isViolation = codeOf(error)?.startsWith('23') === true
  const constraint = isViolation && error instanceof Error && 'constraint' in error ? error.constraint : undefined
  return typeof constraint === 'string' ? constraint.replace(shard_suffix, '') : undefined
}

/** A row was to belong to a person or a household that is gone: the account was deleted while a request was under way. */
export function isOwnerGone(error: unknown): boolean {
  return codeOf(error) === '23503' && /_(household|user)_id_fkey$/.test(brokenConstraint(error) ?? '')
}

/** A lock that was asked for without waiting is held by another transaction. */
export function isLocked(error: unknown): boolean {
  return codeOf(error) === '55P03'
}
