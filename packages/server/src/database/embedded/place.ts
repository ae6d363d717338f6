import { createHash } from 'node:crypto'
import { constants } from 'node:fs'
import { access, chmod, mkdir, readFile, realpath, stat, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { StartError } from '../../start-error.ts'
import type { Account } from './account.ts'
import { findAccount } from './account.ts'
import { run } from './run.ts'

export interface Place {
  readonly dataDir: string
  /** The cluster's own folder; it may not exist yet. */
  readonly cluster: string
  /** As whom PostgreSQL runs; undefined: as we do. */
  readonly account: Account | undefined
  /** The password of a cluster that listens on TCP. */
  readonly passwordFile: string
  /** Where a copy of the programs may go, best first. */
  readonly copyFolders: readonly string[]
}

const note_name = 'postgres-location.txt'

/** Twelve characters that stand for a DATA_DIR in paths that must be short or shared. */
export function shortHash(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, 12)
}

async function openDataDir(path: string): Promise<string> {
  const isRoot = process.getuid?.() === 0
  try {
    await mkdir(path, { recursive: true, mode: isRoot ? 0o711 : 0o700 })
    await access(path, constants.R_OK | constants.W_OK | constants.X_OK)
    return await realpath(path)
  } catch (error) {
    throw new StartError(
      `Larder cannot write to its data folder ${resolve(path)}. Let its user write there, or set DATA_DIR to another folder.`,
      { cause: error },
    )
  }
}

async function canReach(folder: string, account: Account | undefined): Promise<boolean> {
  if (account === undefined) return true
  const { mode } = await stat(folder)
  // Traversable, not readable: the account passes through to its own folder and sees nothing else.
  if ((mode & 0o011) !== 0o011) await chmod(folder, (mode & 0o777) | 0o011)
  return (await run('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], account)).ok
}

async function readNote(dataDir: string): Promise<string | undefined> {
  const note = await readFile(join(dataDir, note_name), 'utf8').catch(() => undefined)
  const cluster = note?.split('\n')[0]
  if (cluster === undefined) return undefined
  if (await holdsCluster(cluster)) return cluster
  throw new StartError(
    `${join(dataDir, note_name)} says that the database lies in ${cluster}, but it is not there. Bring it back, or delete the note to begin with an empty one.`,
  )
}

/** Whether initdb has finished in this folder. */
export function holdsCluster(cluster: string): Promise<boolean> {
  return access(join(cluster, 'PG_VERSION')).then(
    () => true,
    () => false,
  )
}

/** Decides where the cluster lies and as whom it runs; `shared` is for a DATA_DIR that the lent account cannot reach. */
export async function findPlace(path: string, shared = '/var/lib/larder'): Promise<Place> {
  const dataDir = await openDataDir(path)
  const passwordFile = join(dataDir, 'postgres-password')
  const own = join(dataDir, 'postgres')
  const isOwn = await holdsCluster(own)
  const noted = isOwn ? undefined : await readNote(dataDir)
  const account = await findAccount(noted ?? own)
  const common = { dataDir, passwordFile, account }
  const isReachable = await canReach(dataDir, account)
  const copyFolders = account === undefined ? [dataDir] : isReachable ? [dataDir, shared] : [shared]
  if (noted === undefined && isReachable) return { ...common, cluster: own, copyFolders }
  if (isOwn) {
    throw new StartError(`The account ${account?.name} can no longer enter ${dataDir}, where the database lies.`)
  }
  return { ...common, cluster: noted ?? join(shared, shortHash(dataDir), 'postgres'), copyFolders }
}

/** Tells whoever backs up DATA_DIR that the database is not in it. */
export async function noteLocation({ dataDir, cluster }: Place): Promise<void> {
  if (dirname(cluster) === dataDir) return
  const text = `${cluster}\n\nThe database lies in the folder above, because the account that runs it may not enter this one.\nA backup needs both folders.\n`
  await writeFile(join(dataDir, note_name), text)
}
