import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLedger } from './ledger.mjs'
import { findMissed, printRound } from './report.mjs'
import { runRound } from './round.mjs'

/** So many rounds of one fault on one server, whose ledger grows from round to round. */
export async function runFault({ title, open, strike, judge = findMissed, most = Infinity }, wanted, say = printRound) {
  const folder = await mkdtemp(join(tmpdir(), 'larder-faults-'))
  await chmod(folder, 0o755)
  const rounds = []
  let server
  try {
    server = await open(folder)
    await server.start()
    const ledger = createLedger()
    for (let number = 1; number <= Math.min(wanted, most); number += 1) {
      const round = await runRound(server, ledger, (...given) => strike(...given, number))
      say(title, number, round)
      rounds.push(round)
    }
  } finally {
    await server?.close()
    await rm(folder, { recursive: true, force: true })
  }
  return { title, rounds, missed: judge(title, rounds) }
}
