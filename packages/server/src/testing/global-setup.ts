import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import type { ClientConfig } from 'pg'
import type { TestProject } from 'vitest/node'
import { migrate } from '../database/migrate.ts'
import { startTestServer } from './operations/cluster.ts'
import { distributeOnOneNode, isCitus } from './citus.ts'
import { inDatabase } from './names.ts'

declare module 'vitest' {
  interface ProvidedContext {
    testServer: ClientConfig
    testTemplate: string
  }
}

async function createTemplate(connection: ClientConfig): Promise<{ name: string; drop(): Promise<void> }> {
  const name = `larder_test_template_${randomBytes(4).toString('hex')}`
  const administrator = new Client(connection)
  await administrator.connect()
  await administrator.query(`CREATE DATABASE ${name}`)
  const drop = async () => {
    await administrator.query(`DROP DATABASE ${name}`)
    await administrator.end()
  }
  try {
    const own = inDatabase(connection, name)
    await migrate(own)
    if (await isCitus(administrator)) {
      await distributeOnOneNode(own)
      // Citus keeps a process of its own in each database, and nobody may be in one that is cloned.
      await administrator.query(`ALTER DATABASE ${name} WITH ALLOW_CONNECTIONS false`)
      await administrator.query('SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity WHERE datname = $1', [
        name,
      ])
    }
  } catch (error) {
    await drop()
    throw error
  }
  return { name, drop }
}

/** Starts one PostgreSQL for the run and migrates the template that each test file's database is cloned from. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer()
  try {
    const template = await createTemplate(server.connection)
    project.provide('testServer', server.connection)
    project.provide('testTemplate', template.name)
    return async () => {
      await template.drop()
      await server.stop()
    }
  } catch (error) {
    await server.stop()
    throw error
  }
}
