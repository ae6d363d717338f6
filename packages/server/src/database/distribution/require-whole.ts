import type { ClientConfig } from 'pg'
import { Client } from 'pg'
import { StartError } from '../../start-error.ts'
import { type DistributionState, readDistribution } from './state.ts'

/**
 * Why a database is of no use in which some tables of households are distributed and others are not: joins between them
 * fail or ask every shard. Undefined where all are, or none.
 */
export function explainHalfDistributed({ tables, distributed }: Pick<DistributionState, 'tables' | 'distributed'>) {
  const missing = tables.filter((table) => !distributed.includes(table))
  if (distributed.length === 0 || missing.length === 0) return undefined
  const verb = missing.length === 1 ? 'is' : 'are'
  return `The database is only half distributed: ${missing.join(', ')} ${verb} not. Run npm run distribute.`
}

/** Refuses such a database at the start; says whether it is on Citus. */
export async function requireWholeDistribution(connection: ClientConfig): Promise<{ hasCitus: boolean }> {
  const client = new Client({ connectionTimeoutMillis: 10_000, ...connection })
  client.on('error', () => {})
  await client.connect()
  try {
    const state = await readDistribution(client)
    const reason = explainHalfDistributed(state)
    if (reason !== undefined) throw new StartError(reason)
    return { hasCitus: state.has_citus }
  } finally {
    await client.end()
  }
}
