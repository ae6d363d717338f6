import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { findFreePort } from '../faults/server.mjs'
import { startProcess } from './processes.mjs'

/** One etcd is enough here, where nobody ends it; a real set-up has three. Returns its address. */
export async function startEtcd({ home, folder, tools }) {
  const [client, peer] = [await findFreePort(), await findFreePort()]
  const [client_url, peer_url] = [`http://${home}:${client}`, `http://127.0.0.1:${peer}`]
  const options = {
    'data-dir': join(folder, 'etcd'),
    'listen-client-urls': client_url,
    'advertise-client-urls': client_url,
    'listen-peer-urls': peer_url,
    'initial-advertise-peer-urls': peer_url,
    'initial-cluster': `default=${peer_url}`,
  }
  const args = Object.entries(options).map(([name, value]) => `--${name}=${value}`)
  startProcess([tools.etcd, ...args], join(folder, 'etcd.log'))
  const isHealthy = () =>
    fetch(`${client_url}/health`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isHealthy())) await delay(50)
  return `${home}:${client}`
}

/** What docs/operating.md shows as haproxy.cfg: connections lead to the node that Patroni calls the primary, and to no other. */
function describeBalancer(home, port, nodes) {
  const servers = nodes.map(
    ({ name, place, ports }) => `  server ${name} ${place.address}:${ports.postgres} check port ${ports.rest}`,
  )
  return `
global
  maxconn 500
defaults
  mode tcp
  timeout connect 3s
  timeout check 2s
  timeout client 30m
  timeout server 30m
listen postgres
  bind ${home}:${port}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fall 3 rise 1 on-marked-down shutdown-sessions
${servers.join('\n')}
`
}

export async function startBalancer({ home, folder, tools }, nodes) {
  const port = await findFreePort()
  const configuration = join(folder, 'haproxy.cfg')
  writeFileSync(configuration, describeBalancer(home, port, nodes))
  startProcess([tools.haproxy, '-db', '-f', configuration], join(folder, 'haproxy.log'))
  return { host: home, port }
}
