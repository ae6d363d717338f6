import type { Client } from 'pg'

/**
 * Every advisory lock of Larder: one number for one purpose, in every release. `backup_duty` is held for as long as a
 * process lives, so nothing that anybody waits for may ever share its number; older releases waited for it at the start.
 */
export const lock_keys = {
  migration: 5_273_021,
  cluster_owner: 5_273_022,
  catalogue_import: 5_273_023,
  backup_duty: 5_273_024,
  migration_turn: 5_273_025,
} as const

export type LockName = keyof typeof lock_keys

/** Held until the transaction ends: nothing stays behind with a pooler that hands the connection on. */
export async function lockTransaction(client: Client, name: LockName): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [lock_keys[name]])
}

/** Held until the connection ends, also by kill -9. */
export async function lockSession(client: Client, name: LockName): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [lock_keys[name]])
}

/** As `lockSession`, but false at once where another connection holds it. */
export async function tryLockSession(client: Client, name: LockName): Promise<boolean> {
  const { rows } = await client.query<{ is_ours: boolean }>('select pg_try_advisory_lock($1) as is_ours', [
    lock_keys[name],
  ])
  return rows[0]?.is_ours === true
}

/** For a connection that goes on to other things. */
export async function unlockSession(client: Client, name: LockName): Promise<void> {
  await client.query('select pg_advisory_unlock($1)', [lock_keys[name]])
}
