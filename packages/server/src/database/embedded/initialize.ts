import { chown, mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { StartError } from '../../start-error.ts'
import type { Binaries } from './binaries.ts'
import { program } from './binaries.ts'
import type { Connection } from './endpoint.ts'
import type { Place } from './place.ts'
import { holdsCluster, noteLocation } from './place.ts'
import { run } from './run.ts'

// The built-in locale sorts and folds by Unicode alike on every system, and needs no locale of the machine.
const localeArguments = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']

/** Creates the cluster unless it is there; beside its place and then renamed, so that a crash leaves no half cluster. */
export async function initializeCluster(place: Place, binaries: Binaries, connection: Connection): Promise<void> {
  const { cluster, account } = place
  if (!(await holdsCluster(cluster))) {
    await mkdir(dirname(cluster), { recursive: true, mode: account === undefined ? 0o700 : 0o711 })
    const fresh = await mkdtemp(`${cluster}-new-`)
    try {
      if (account !== undefined) await chown(fresh, account.uid, account.gid)
      const authentication =
        connection.password === undefined
          ? ['--auth=trust']
          : ['--auth=scram-sha-256', `--pwfile=${place.passwordFile}`]
      const args = ['-D', fresh, `--username=${connection.user}`, ...authentication, ...localeArguments]
      const { ok, output } = await run(program(binaries, 'initdb'), args, account)
      if (!ok) throw new StartError(`The database could not be created in ${cluster}: ${output}`)
      await rename(fresh, cluster)
    } catch (error) {
      await rm(fresh, { recursive: true, force: true })
      // Another start at the same time may have been first: then its cluster serves.
      if (!(await holdsCluster(cluster))) throw error
    }
  }
  await noteLocation(place)
}
