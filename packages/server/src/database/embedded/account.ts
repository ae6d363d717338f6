import { readFile, stat } from 'node:fs/promises'
import { StartError } from '../../start-error.ts'

export interface Account {
  readonly name: string
  readonly uid: number
  readonly gid: number
}

// macOS spells its own with an underscore.
const preferred = ['postgres', '_postgres', 'nobody']

/** Reads /etc/passwd, since Node has no look-up of other accounts. */
export function parseAccounts(passwd: string): Account[] {
  return passwd.split('\n').flatMap((line) => {
    const [name, , uid, gid] = line.split(':')
    if (name === undefined || uid === undefined || gid === undefined) return []
    return [{ name, uid: Number(uid), gid: Number(gid) }]
  })
}

/** The owner of an existing cluster, unless that is root; else an unprivileged account. */
export function chooseAccount(
  accounts: readonly Account[],
  owner: { readonly uid: number; readonly gid: number } | undefined,
): Account {
  if (owner !== undefined && owner.uid !== 0) {
    const name = accounts.find(({ uid }) => uid === owner.uid)?.name ?? `number ${owner.uid}`
    return { name, uid: owner.uid, gid: owner.gid }
  }
  const found = preferred.map((name) => accounts.find((account) => account.name === name)).find(Boolean)
  if (found === undefined) {
    throw new StartError(
      'PostgreSQL does not run as root, and this machine has no account postgres or nobody to lend it. Start Larder as an ordinary user, or set DATABASE_URL.',
    )
  }
  return found
}

/** PostgreSQL refuses to run as root, so root lends it an account; an ordinary user needs none. */
export async function findAccount(cluster: string): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const passwd = await readFile('/etc/passwd', 'utf8').catch(() => '')
  return chooseAccount(parseAccounts(passwd), await stat(cluster).catch(() => undefined))
}
