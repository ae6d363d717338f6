import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findFreePort } from '../faults/server.mjs'
import { listChildren, listServers, startProcess } from './processes.mjs'

/** Seconds. The key of the primary in etcd lives for `ttl` and is renewed every `loop_wait`. */
export const timing = { ttl: 20, loop_wait: 5, retry_timeout: 7 }

const passwords = { superuser: 'failover-superuser', replication: 'failover-replication' }
export const superuser = { user: 'postgres', password: passwords.superuser }

/** What docs/operating.md shows as patroni.yml. */
function describeNode({ name, place, ports, folder, etcd, bin, isSynchronous }) {
  const { address } = place
  return {
    scope: 'larder',
    name,
    restapi: { listen: `${address}:${ports.rest}`, connect_address: `${address}:${ports.rest}` },
    etcd3: { hosts: [etcd] },
    bootstrap: {
      dcs: {
        ...timing,
        synchronous_mode: isSynchronous,
        synchronous_mode_strict: isSynchronous,
        // With both standbys the one that has more of the log takes over. Of a single one the other may be ahead, and must be
        // rewound before it can confirm anything: 12 s more, in which nobody can write.
        synchronous_node_count: 2,
        postgresql: {
          use_pg_rewind: true,
          parameters: {
            synchronous_commit: 'on',
            max_connections: 60,
            wal_keep_size: '256MB',
            // A standby asks the new primary a moment too early, and would ask again after 5 s.
            wal_retrieve_retry_interval: '1s',
          },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
    },
    postgresql: {
      listen: `${address}:${ports.postgres}`,
      connect_address: `${address}:${ports.postgres}`,
      data_dir: join(folder, 'data'),
      bin_dir: bin,
      pgpass: join(folder, 'pgpass'),
      authentication: {
        superuser: { username: 'postgres', password: passwords.superuser },
        replication: { username: 'replicator', password: passwords.replication },
      },
      pg_hba: [
        'local all all trust',
        'host replication replicator all scram-sha-256',
        'host all all all scram-sha-256',
      ],
      parameters: { unix_socket_directories: folder, shared_buffers: '64MB' },
    },
  }
}

/** One PostgreSQL with the Patroni that looks after it, on a machine of its own. */
export async function createNode({ name, place, folder, etcd, tools, account, isSynchronous }) {
  mkdirSync(folder, { mode: 0o700 })
  const ports = { postgres: await findFreePort(), rest: await findFreePort() }
  const configuration = join(folder, 'patroni.yml')
  // JSON is YAML as well.
  const described = describeNode({ name, place, ports, folder, etcd, bin: tools.bin, isSynchronous })
  writeFileSync(configuration, JSON.stringify(described))
  account.own(folder, configuration)
  const rest = `http://${place.address}:${ports.rest}`
  let running

  const data = join(folder, 'data')
  const listPostgres = () => listServers(data).flatMap((pid) => [pid, ...listChildren(pid)])

  return {
    name,
    place,
    ports,
    log: join(folder, 'patroni.log'),
    connection: { host: place.address, port: ports.postgres, database: 'larder', ...superuser },
    start() {
      const command = [...place.enter, ...account.become, tools.patroni, configuration]
      running = startProcess(command, join(folder, 'patroni.log'), listPostgres)
    },
    /** Patroni and PostgreSQL at once, with -9. */
    kill: () => running.kill(),
    /** Whether Patroni calls it so: `primary`, `synchronous`. */
    async is(state) {
      const answer = await fetch(`${rest}/${state}`, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined)
      await answer?.body?.cancel()
      return answer?.status === 200
    },
  }
}
