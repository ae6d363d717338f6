import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Clusters } from '../../testing/operations/clusters.ts'
import { createClusters } from '../../testing/operations/clusters.ts'
import { prepareBinaries } from './binaries.ts'
import type { Endpoint } from './endpoint.ts'
import { findEndpoint } from './endpoint.ts'
import { takeOwnership } from './owner.ts'
import type { Place } from './place.ts'
import { findPlace } from './place.ts'
import type { Command } from './postmaster.ts'
import { readPidFile, stopPostmaster } from './postmaster.ts'
import { defaultSettings, toArguments } from './settings.ts'

let clusters: Clusters
let place: Place
let endpoint: Endpoint
let command: Command

beforeAll(async () => {
  clusters = await createClusters()
  const dataDir = join(clusters.folder, 'data')
  await clusters.start(dataDir)
  await clusters.stopAll()
  place = await findPlace(dataDir)
  endpoint = await findEndpoint(place, 'socket')
  const { cluster, account } = place
  const settings = { ...defaultSettings, ...endpoint.settings, fsync: 'off' }
  const binaries = await prepareBinaries(account, place.copyFolders)
  command = { binaries, cluster, account, args: ['-D', cluster, ...toArguments(settings)] }
})

afterEach(() => stopPostmaster(command))
afterAll(() => clusters.remove())

/** What an app leaves that was killed: its postmaster, and nobody who holds the claim. */
async function leaveOrphan(left: Command): Promise<number | undefined> {
  const owner = await takeOwnership(left, endpoint.connection, place.dataDir)
  await owner.end()
  return (await readPidFile(place.cluster))?.pid
}

describe('a PostgreSQL that outlived its app', () => {
  test('is used as it is', async () => {
    const pid = await leaveOrphan(command)
    const owner = await takeOwnership(command, endpoint.connection, place.dataDir)
    expect((await readPidFile(place.cluster))?.pid).toBe(pid)
    await owner.end()
  })

  test('is started anew when an older release had started it', async () => {
    const older = { ...command, args: [...command.args, '-c', 'max_connections=20'] }
    const pid = await leaveOrphan(older)
    const owner = await takeOwnership(command, endpoint.connection, place.dataDir)
    expect((await readPidFile(place.cluster))?.pid).not.toBe(pid)
    const { rows } = await owner.query('SHOW max_connections')
    expect(rows).toEqual([{ max_connections: '50' }])
    await owner.end()
  })

  test('that cannot start says what PostgreSQL said', async () => {
    const broken = { ...command, args: [...command.args, '-c', 'max_connections=many'] }
    await expect(takeOwnership(broken, endpoint.connection, place.dataDir)).rejects.toThrow(
      /^PostgreSQL did not start: .*invalid value for parameter "max_connections": "many"/s,
    )
  })
})
