import { Client } from 'pg'
import { readConfig } from '../config.ts'
import { openConnection } from '../database/connection.ts'
import { createLog } from '../http/log.ts'
import { StartError } from '../start-error.ts'
import { StartStopped } from '../start-stopped.ts'
import { watchSignals } from '../stop.ts'
import type { ImportOutcome } from './import.ts'
import { importCatalogue } from './import.ts'
import { createProgress } from './progress.ts'
import { openSource } from './source.ts'

const usage = `npm run catalogue:import FILE|URL

Brings a public dump of products into the catalogue that barcodes are looked up in: tab- or comma-separated values
with a heading, or JSON lines; packed with gzip or not. An import that was cut off goes on where it was.
  --again   read a file again that was imported before (npm run catalogue:import -- --again FILE)`

const say = (line: string) => process.stdout.write(`${line}\n`)

function describe({ outcome, rows_read, rows_kept }: ImportOutcome): string {
  const rows = `${rows_read.toLocaleString('en')} rows read, ${rows_kept.toLocaleString('en')} products kept`
  if (outcome === 'known') return `This file was imported before: ${rows}. Add --again to read it once more.`
  if (outcome === 'stopped') return `Stopped: ${rows}. The same command goes on from here.`
  return `Done: ${rows}.`
}

async function run(): Promise<ImportOutcome> {
  const places = process.argv.slice(2).filter((argument) => !argument.startsWith('-'))
  const [place] = places
  if (place === undefined || places.length > 1) throw new StartError(usage)
  const { signal } = watchSignals()
  // npm moves into the project's folder and keeps where the person was.
  const source = await openSource(place, process.env['INIT_CWD'] ?? process.cwd())
  const { connection, close } = await openConnection(readConfig(process.env), createLog('warn'), { signal })
  const client = new Client({ ...connection, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  const progress = createProgress(source, process.stdout)
  try {
    await client.connect()
    const outcome = await importCatalogue(client, source, {
      again: process.argv.includes('--again'),
      stop: signal,
      onBatch: progress.show,
      onIndexing() {
        progress.end()
        say('All rows are in; making the index of words…')
      },
    })
    progress.end()
    if (outcome.outcome !== 'known' && outcome.resumed_at > 0) {
      say(`${outcome.resumed_at.toLocaleString('en')} rows had been done before.`)
    }
    say(describe(outcome))
    return outcome
  } finally {
    progress.end()
    await client.end().catch(() => {})
    await close()
  }
}

try {
  const { outcome } = await run()
  // As a shell says of what Ctrl-C has ended.
  process.exit(outcome === 'stopped' ? 130 : 0)
} catch (error) {
  process.stderr.write(
    `${error instanceof StartError ? error.message : error instanceof Error ? error.stack : error}\n`,
  )
  process.exit(error instanceof StartStopped ? 130 : 1)
}
