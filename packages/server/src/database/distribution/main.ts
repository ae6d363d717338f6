import { Client } from 'pg'
import { readConfig } from '../../config.ts'
import { migrate } from '../migrate.ts'
import { explainUnusable } from '../open.ts'
import { StartError } from '../../start-error.ts'
import { distribute, previewDistribution } from './distribute.ts'

const usage = `npm run distribute

Spreads the tables of households over the nodes of a Citus cluster, by household. DATABASE_URL names its coordinator.
  --yes   do it; without this it only says what it would do (npm run distribute -- --yes)`

const say = (line: string) => process.stdout.write(`${line}\n`)

async function run(isAgreed: boolean): Promise<void> {
  const { databaseUrl } = readConfig(process.env)
  if (databaseUrl === undefined) throw new StartError(usage)
  const connection = { connectionString: databaseUrl, connectionTimeoutMillis: 10_000 }
  const client = new Client(connection)
  client.on('error', () => {})
  try {
    await client.connect()
    const { lines, isDone } = await previewDistribution(client)
    for (const line of lines) say(line)
    if (isDone) return
    if (isAgreed) {
      await migrate(connection)
      await distribute(client)
    }
    say(isAgreed ? 'Done.' : 'Nothing was done. Run npm run distribute -- --yes to do it.')
  } catch (error) {
    throw explainUnusable(error)
  } finally {
    await client.end().catch(() => {})
  }
}

try {
  await run(process.argv.includes('--yes'))
  process.exit(0)
} catch (error) {
  process.stderr.write(
    `${error instanceof StartError ? error.message : error instanceof Error ? error.stack : error}\n`,
  )
  process.exit(1)
}
