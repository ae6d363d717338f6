import { describe, expect, it } from 'vitest'
import {
  DiskFull,
  Unreplicated,
  brokenConstraint,
  ignoreDiskFull,
  isDatabaseUnavailable,
  isDiskFull,
  isRefused,
  isWorthRetrying,
} from './errors.ts'

const failure = (facts: object, message = 'failed'): Error => Object.assign(new Error(message), facts)

describe('a database that is unavailable', () => {
  it.each([
    ['a refused connection', failure({ code: 'ECONNREFUSED' })],
    ['a missing socket', failure({ code: 'ENOENT', syscall: 'connect' })],
    ['an administrator who stops it', failure({ code: '57P01' })],
    ['a transaction that lay still for too long', failure({ code: '25P03' })],
    ['a start that is not over', failure({ code: '57P03' })],
    ['a standby, which only reads', failure({ code: '25006' })],
    [
      'a worker of Citus that went away in a commit',
      failure({ code: 'XX000' }, 'could not commit transaction for shard 102032 on at least one active node'),
    ],
    ['a commit that no standby has', new Unreplicated('no standby')],
    ['no connection to spare', failure({ code: '53300' })],
    ['a broken connection', failure({ code: '08006' })],
    ['the driver without a code', failure({}, 'Connection terminated unexpectedly')],
    ['one of two addresses', new AggregateError([failure({ code: 'ECONNREFUSED' })])],
  ])('is %s', (_name, error) => {
    expect(isDatabaseUnavailable(error)).toBe(true)
  })

  it.each([
    ['a file that is missing', failure({ code: 'ENOENT', syscall: 'open' })],
    ['a statement that is wrong', failure({ code: '42601' })],
    ['a fault of PostgreSQL', failure({ code: 'XX000' }, 'cache lookup failed')],
    ['a fault of ours', new TypeError('x is undefined')],
    ['no error at all', 'ECONNREFUSED'],
  ])('is not %s', (_name, error) => {
    expect(isDatabaseUnavailable(error)).toBe(false)
  })
})

describe('a full disk', () => {
  it.each([
    ['the code of PostgreSQL', failure({ code: '53100' })],
    [
      'a quota, for which it has none',
      failure({ code: 'XX000' }, 'could not extend file "base/5": Disk quota exceeded'),
    ],
    ['a file of our own', failure({ code: 'ENOSPC', syscall: 'write' })],
    ['our own refusal', new DiskFull('the disk is full')],
  ])('is %s', (_name, error) => {
    expect(isDiskFull(error)).toBe(true)
    expect(isDatabaseUnavailable(error)).toBe(false)
    expect(ignoreDiskFull(error)).toBeUndefined()
  })

  it('is nothing else', () => {
    const other = failure({ code: '53200' }, 'out of memory')
    expect(isDiskFull(other)).toBe(false)
    expect(() => ignoreDiskFull(other)).toThrow('out of memory')
  })
})

it('tries again after a deadlock and a serialization failure, after nothing else', () => {
  expect(['40P01', '40001', '23505'].map((code) => isWorthRetrying(failure({ code })))).toEqual([true, true, false])
})

it('tells a closed door from an absent house', () => {
  expect(['28P01', '3D000', '42501', '57P01'].map((code) => isRefused(failure({ code })))).toEqual([
    true,
    true,
    true,
    false,
  ])
})

it('names the constraint that was broken', () => {
  expect(brokenConstraint(failure({ code: '23505', constraint: 'app_user_email' }))).toBe('app_user_email')
  expect(brokenConstraint(failure({ code: '23503', constraint: 'item_household_id_fkey_102361' }))).toBe(
    'item_household_id_fkey',
  )
  expect(brokenConstraint(failure({ code: '42601', constraint: 'app_user_email' }))).toBeUndefined()
  expect(brokenConstraint(failure({ code: '23505' }))).toBeUndefined()
})
