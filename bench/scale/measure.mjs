import { readFile } from 'node:fs/promises'
import { cpuOfProcess, cpuOfTree } from '../api/cpu.mjs'
import { median } from '../api/measure.mjs'

const ms_per_tick = 10

/** CPU ms that the whole machine has worked and idled so far. */
async function readMachine() {
  const [line] = (await readFile('/proc/stat', 'utf8')).split('\n')
  const [user, nice, system, idle, wait, irq, soft, steal] = line.trim().split(/\s+/).slice(1).map(Number)
  return { busy: (user + nice + system + irq + soft + steal) * ms_per_tick, idle: (idle + wait) * ms_per_tick }
}

/** Throughput of a mix over the first 1, 2, ... of these apps, in turns, so that whatever else happens hits all alike. */
export async function measureMix({ apps, postmaster, load }, task, { slices, sliceMs, warmUp }) {
  async function readCpu() {
    const each = await Promise.all(apps.map(({ child }) => cpuOfProcess(child.pid)))
    const [postgres, generator, machine] = [
      await cpuOfTree(postmaster),
      await cpuOfProcess(load.pid),
      await readMachine(),
    ]
    return { each, app: each.reduce((sum, ms) => sum + ms, 0), postgres, generator, ...machine }
  }

  async function runSlice(count) {
    const port = apps.slice(0, count).map((app) => app.port)
    const before = await readCpu()
    const { answered, seconds } = await load.run({ ...task, port, ms: sliceMs })
    const after = await readCpu()
    const used = (name) => after[name] - before[name]
    const [app, postgres, generator] = [used('app'), used('postgres'), used('generator')]
    const cores = (ms) => ms / (seconds * 1000)
    return {
      speed: answered / seconds,
      app_ms: app / answered,
      postgres_ms: postgres / answered,
      app: cores(app),
      postgres: cores(postgres),
      generator: cores(generator),
      other: Math.max(cores(used('busy') - app - postgres - generator), 0),
      idle: cores(used('idle')),
      busiest: Math.max(...after.each.map((ms, index) => cores(ms - before.each[index]))),
    }
  }

  await load.run({ ...task, port: apps.map((app) => app.port), ms: sliceMs, atLeast: warmUp })
  const rounds = []
  for (let round = 0; round < slices; round += 1) {
    const slice = {}
    for (let turn = 0; turn < apps.length; turn += 1) {
      const count = ((turn + round) % apps.length) + 1
      slice[count] = await runSlice(count)
    }
    rounds.push(slice)
  }
  return apps.map((_, index) => {
    const of = (read) => median(rounds.map(read))
    const count = index + 1
    const names = Object.keys(rounds[0][count])
    const medians = Object.fromEntries(names.map((name) => [name, of((round) => round[count][name])]))
    return { count, ...medians, ratio: of((round) => round[count].speed / round[1].speed) }
  })
}
