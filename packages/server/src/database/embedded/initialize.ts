import { chown, mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { StartError } from '../../start-error.ts'
import { refuseWhenStopped } from '../../start-stopped.ts'
import type { Binaries } from './binaries.ts'
import { program } from './binaries.ts'
import type { Connection } from './endpoint.ts'
import type { Place } from './place.ts'
import { holdsCluster, noteLocation } from './place.ts'
import { run } from './run.ts'
import type { Settings } from './settings.ts'

// The built-in locale sorts and folds by Unicode alike on every system, and needs no locale of the machine.
const locale_arguments = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
const abandoned_ms = 600_000

function initdbArguments(place: Place, connection: Connection, settings: Settings): string[] {
  const authentication =
    connection.password === undefined ? ['--auth=trust'] : ['--auth=scram-sha-256', `--pwfile=${place.passwordFile}`]
  const durability = settings['fsync'] === 'off' ? ['--no-sync'] : []
  return [`--username=${connection.user}`, ...authentication, ...locale_arguments, ...durability]
}

async function removeAbandoned(cluster: string): Promise<void> {
  const names = (await readdir(dirname(cluster))).filter((name) => name.startsWith(`${basename(cluster)}-new-`))
  for (const name of names) {
    const folder = join(dirname(cluster), name)
    const { mtimeMs } = await stat(folder)
    if (Date.now() - mtimeMs > abandoned_ms) await rm(folder, { recursive: true, force: true })
  }
}

async function createCluster(
  { cluster, account }: Place,
  initdb: string,
  args: readonly string[],
  signal: AbortSignal | undefined,
): Promise<void> {
  const fresh = await mkdtemp(`${cluster}-new-`)
  try {
    if (account !== undefined) await chown(fresh, account.uid, account.gid)
    const { ok, output } = await run(initdb, ['-D', fresh, ...args], account, signal)
    refuseWhenStopped(signal)
    if (!ok) throw new StartError(`The database could not be created in ${cluster}: ${output}`)
    await rename(fresh, cluster)
  } catch (error) {
    await rm(fresh, { recursive: true, force: true })
    // Another start at the same time may have been first: then its cluster serves.
    if (await holdsCluster(cluster)) return
    if (error instanceof StartError) throw error
    throw new StartError(`${cluster} is in the way of a new database: it holds none, and it cannot be replaced.`, {
      cause: error,
    })
  }
}

/** Creates the cluster unless it is there; beside its place and then renamed, so that a crash leaves no half cluster. */
export async function initializeCluster(
  place: Place,
  binaries: Binaries,
  connection: Connection,
  settings: Settings,
  signal?: AbortSignal,
): Promise<void> {
  const { cluster, account } = place
  if (!(await holdsCluster(cluster))) {
    await mkdir(dirname(cluster), { recursive: true, mode: account === undefined ? 0o700 : 0o711 })
    await removeAbandoned(cluster)
    await createCluster(place, program(binaries, 'initdb'), initdbArguments(place, connection, settings), signal)
  }
  await noteLocation(place)
}
