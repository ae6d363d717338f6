import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { startProcess } from './processes.mjs'

const inside = 'LARDER_FAILOVER_NETWORK'
const home = '10.77.0.1'
const bridge = 'larder0'

function run(...command) {
  const { status, stderr, error } = spawnSync(command[0], command.slice(1), { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command.join(' ')}: ${error?.message ?? stderr.trim()}`)
}

const enter = (pid) => ['nsenter', `--net=/proc/${pid}/ns/net`]

/** Whether this machine lets us make networks of our own; `ip`, `unshare` and `nsenter` belong to every Debian. */
export function canIsolate() {
  const script = 'ip link add larder-try type bridge && command -v nsenter'
  return process.getuid() === 0 && spawnSync('unshare', ['--net', 'sh', '-c', script]).status === 0
}

/**
 * Runs this program again in a network of its own, so that nothing of the machine's is touched and all of it goes away with
 * the last process. Returns its exit code; undefined where this is the run inside already, which ends with the one outside.
 */
export async function runIsolated() {
  if (process.env[inside] !== undefined) {
    const outside = process.ppid
    setInterval(() => process.ppid !== outside && process.exit(1), 500).unref()
    return undefined
  }
  const command = ['--net', process.execPath, ...process.argv.slice(1)]
  const child = spawn('unshare', command, { stdio: 'inherit', env: { ...process.env, [inside]: '1' } })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.removeAllListeners(signal)
    process.on(signal, () => child.kill(signal))
  }
  const [code] = await once(child, 'exit')
  return code ?? 1
}

/** One machine of the network: a cable to the switch, which can be pulled. Packets are then lost without a word. */
async function addPlace(number, log) {
  const cable = `larder${number}`
  const address = `10.77.0.${10 + number}`
  const holder = startProcess(['unshare', '--net', 'sleep', 'infinity'], log)
  const isSeparate = () =>
    spawnSync('sh', ['-c', `[ "$(readlink /proc/${holder.pid}/ns/net)" != "$(readlink /proc/self/ns/net)" ]`])
      .status === 0
  while (!isSeparate()) await new Promise(setImmediate)
  run('ip', 'link', 'add', cable, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', String(holder.pid))
  run('ip', 'link', 'set', cable, 'master', bridge, 'up')
  for (const command of [`addr add ${address}/24 dev eth0`, 'link set eth0 up', 'link set lo up'])
    run(...enter(holder.pid), 'ip', ...command.split(' '))
  return {
    address,
    enter: enter(holder.pid),
    cut: () => run('ip', 'link', 'set', cable, 'nomaster'),
    mend: () => run('ip', 'link', 'set', cable, 'master', bridge),
  }
}

/** A machine for each node where that is possible, else all of them on the loopback, where no cable can be pulled. */
export async function createNetwork(count, log) {
  const numbers = Array.from({ length: count }, (_, index) => index + 1)
  if (process.env[inside] === undefined)
    return { home: '127.0.0.1', places: numbers.map(() => ({ address: '127.0.0.1', enter: [] })) }
  run('ip', 'link', 'set', 'lo', 'up')
  run('ip', 'link', 'add', bridge, 'type', 'bridge')
  run('ip', 'addr', 'add', `${home}/24`, 'dev', bridge)
  run('ip', 'link', 'set', bridge, 'up')
  const places = []
  for (const number of numbers) places.push(await addPlace(number, log))
  return { home, places }
}
