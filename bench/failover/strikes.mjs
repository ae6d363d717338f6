import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { timing } from './node.mjs'
import { readProbes } from './probe-report.mjs'

const probe = fileURLToPath(new URL('probe.mjs', import.meta.url))
const writes_between = 50

/** A moment that has nothing to do with Patroni's own rhythm. */
const waitSomeTime = () => delay(1_000 + Math.random() * timing.loop_wait * 1_000)

async function prepare({ cluster, load }) {
  await cluster.waitUntilRedundant()
  await load.waitForWrites(writes_between)
  await waitSomeTime()
  return cluster.findPrimary()
}

/** PostgreSQL and Patroni of the primary end at once; the node comes back when another one has taken over. */
export async function killPrimary(bench) {
  const primary = await prepare(bench)
  const fault_at = performance.now()
  await primary.kill()
  await bench.load.waitForWrites(writes_between)
  const seconds = bench.load.measurePause(fault_at)
  const successor = await bench.cluster.findPrimary()
  primary.start()
  return { from: primary.name, to: successor.name, seconds }
}

/** One standby ends; the other one is enough to go on with. */
export async function killStandby(bench) {
  const primary = await prepare(bench)
  const standby = bench.cluster.nodes.find((node) => node !== primary)
  const fault_at = performance.now()
  await standby.kill()
  await bench.load.waitForWrites(writes_between)
  const seconds = bench.load.measurePause(fault_at)
  standby.start()
  return { from: standby.name, to: primary.name, seconds }
}

/** Somebody on the side of the old primary who goes on writing to it, over connections that are open before. */
async function openProbe({ place, connection }) {
  const [command, ...args] = [...place.enter, process.execPath, probe, JSON.stringify(connection)]
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  const ended = once(child, 'exit')
  await Promise.race([once(child.stdout, 'data'), ended])
  return {
    start: () => child.stdin.write('cut off\n'),
    async stop() {
      child.stdin.end()
      await ended
      return readProbes(output)
    },
  }
}

/** The primary loses the network, and only that; it is written to on both sides until well after its time is over. */
export async function cutPrimary(bench) {
  const primary = await prepare(bench)
  await bench.cluster.ask('create table if not exists cut_probe (probe text)')
  const beside = await openProbe(primary)
  const fault_at = performance.now()
  primary.place.cut()
  beside.start()
  await bench.load.waitForWrites(writes_between)
  const seconds = bench.load.measurePause(fault_at)
  const successor = await bench.cluster.findPrimary()
  await delay(Math.max(0, fault_at + (timing.ttl + 2 * timing.loop_wait) * 1_000 - performance.now()))
  const probes = await beside.stop()
  primary.place.mend()
  await bench.cluster.waitUntilRedundant()
  const kept = await bench.cluster.ask('select count(*)::int as count from cut_probe')
  return { from: primary.name, to: successor.name, seconds, probes, kept: kept[0].count }
}
