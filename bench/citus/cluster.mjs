import { randomBytes } from 'node:crypto'
import { askOnce } from '../ask-once.mjs'
import { undoLater } from './undo.mjs'

/** The same server, another database, and somebody else where that is said. */
export function inDatabase(url, database, { user, password } = {}) {
  const changed = new URL(url)
  changed.pathname = `/${database}`
  if (user !== undefined) [changed.username, changed.password] = [user, password]
  return changed.href
}

export const ask = (url, sql, values) => askOnce({ connectionString: url }, sql, values)

const onEach = (nodes, sql) => Promise.all(nodes.map((node) => ask(node, sql).catch(() => {})))

/** The ordinary role that docs/operating.md gives to Larder, on each node; the addresses of the bench are of superusers. */
export async function createRole(nodes) {
  const user = `larder_bench_${randomBytes(4).toString('hex')}`
  const password = randomBytes(12).toString('hex')
  undoLater(() => onEach(nodes, `drop role if exists ${user}`))
  for (const node of nodes) await ask(node, `create role ${user} login password '${password}'`)
  return { user, password }
}

/** How the nodes let each other in, as docs/operating.md says: what a superuser's address holds, and the role's password. */
async function introduce(node, url, role) {
  const { username, password } = new URL(node)
  const known = [[role.user, role.password], ...(password === '' ? [] : [[username, password]])]
  for (const [name, secret] of known)
    await ask(url, `insert into pg_dist_authinfo values (0, $1, 'password=' || $2)`, [name, decodeURIComponent(secret)])
}

/** A database of the bench's own on each node, which the role owns. */
export async function openCluster({ coordinator, workers, role }) {
  const name = `larder_bench_${randomBytes(4).toString('hex')}`
  const nodes = [coordinator, ...workers]
  undoLater(() => onEach(nodes, `drop database if exists ${name} with (force)`))
  for (const node of nodes) {
    await ask(node, `create database ${name} owner ${role.user}`)
    await ask(inDatabase(node, name), 'create extension citus')
    await introduce(node, inDatabase(node, name), role)
  }
  const administrator = inDatabase(coordinator, name)
  const own = new URL(coordinator)
  await ask(administrator, `select citus_set_coordinator_host($1, $2)`, [own.hostname, Number(own.port)])

  return {
    /** Larder's own way in. */
    url: inDatabase(coordinator, name, role),
    /** For what docs/operating.md asks of a superuser. */
    administrator,
    name,
    async add(worker) {
      const { hostname, port } = new URL(worker)
      await ask(administrator, 'select citus_add_node($1, $2)', [hostname, Number(port)])
    },
  }
}
