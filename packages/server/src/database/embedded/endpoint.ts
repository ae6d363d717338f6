import { randomBytes } from 'node:crypto'
import { chown, lstat, mkdir, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { StartError } from '../../start-error.ts'
import type { Place } from './place.ts'
import { shortHash } from './place.ts'
import { readPidFile } from './postmaster.ts'
import type { Settings } from './settings.ts'
import { quoteFolder } from './settings.ts'

export type Transport = 'socket' | 'tcp'

export interface Connection {
  readonly host: string
  readonly port: number
  readonly user: string
  readonly database: string
  readonly password?: string
}

/** How the app and PostgreSQL meet: what we connect to, and the settings that make PostgreSQL listen there. */
export interface Endpoint {
  readonly connection: Connection
  readonly settings: Settings
  /** A folder made for the socket alone, to be removed after the stop. */
  readonly socketFolder?: string
}

export const defaultTransport: Transport = process.platform === 'win32' ? 'tcp' : 'socket'

const user = 'larder'
const database = 'larder'
const socket_port = 5432
// sun_path holds 104 bytes on macOS and 108 on Linux.
const longest_socket_path = 100

function fitsSocket(folder: string): boolean {
  return Buffer.byteLength(join(folder, `.s.PGSQL.${socket_port}.lock`)) <= longest_socket_path
}

async function makeShortFolder({ cluster, account }: Place): Promise<string> {
  const uid = account?.uid ?? process.getuid?.() ?? 0
  const folder = `/tmp/larder-${uid}-${shortHash(cluster)}`
  const isNew = (await mkdir(folder, { recursive: true, mode: 0o700 })) !== undefined
  if (isNew && account !== undefined) await chown(folder, account.uid, account.gid)
  const found = await lstat(folder)
  // Anyone may create a folder in /tmp: one that is not ours could hold another user's database.
  if (!found.isDirectory() || found.uid !== uid || (found.mode & 0o077) !== 0) {
    throw new StartError(`${folder} belongs to another user. Set DATA_DIR to a shorter path, or delete that folder.`)
  }
  return folder
}

async function findFreePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('a TCP server has a port')
  return address.port
}

async function keepPassword({ passwordFile, account }: Place): Promise<string> {
  const kept = await readFile(passwordFile, 'utf8').catch(() => '')
  if (kept !== '') return kept
  const made = randomBytes(24).toString('hex')
  await writeFile(passwordFile, made, { mode: 0o600 })
  if (account !== undefined) await chown(passwordFile, account.uid, account.gid)
  return made
}

/**
 * A unix socket inside the cluster's folder is closed to everybody else by that folder's mode; TCP needs a password.
 */
export async function findEndpoint(place: Place, transport: Transport): Promise<Endpoint> {
  if (transport === 'tcp') {
    const password = await keepPassword(place)
    const port = (await readPidFile(place.cluster))?.port ?? (await findFreePort())
    return {
      connection: { host: '127.0.0.1', port, user, database, password },
      settings: { listen_addresses: '127.0.0.1', port: String(port), unix_socket_directories: '' },
    }
  }
  const isShort = fitsSocket(place.cluster)
  const folder = isShort ? place.cluster : await makeShortFolder(place)
  return {
    connection: { host: folder, port: socket_port, user, database },
    settings: { listen_addresses: '', port: String(socket_port), unix_socket_directories: quoteFolder(folder) },
    ...(isShort ? {} : { socketFolder: folder }),
  }
}
