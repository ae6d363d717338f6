import { cpuOfProcess, cpuOfTree } from './cpu.mjs'

export const median = (values) => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/** Runs one scenario against both servers in turns, so that whatever else the machine does hits both alike. */
export async function compare({ larder, baseline, load }, task, { slices, sliceMs, warmUp }) {
  const cpuOf = async (server) => (await cpuOfProcess(server.pid)) + (await cpuOfTree(larder.postmaster))

  async function runSlice(server) {
    const before = await cpuOf(server)
    const { answered, seconds } = await load.run({ ...task, port: server.port, ms: sliceMs })
    return { speed: answered / seconds, cpu: ((await cpuOf(server)) - before) / answered }
  }

  // The compiler of Node needs some hundred requests, however long they take on a busy machine.
  for (const { port } of [larder, baseline]) await load.run({ ...task, port, ms: sliceMs, atLeast: warmUp })
  const rounds = []
  for (let round = 0; round < slices; round += 1) {
    // Whoever comes second finds warmer caches: they take turns in that, too.
    const order = round % 2 === 0 ? [larder, baseline] : [baseline, larder]
    const slice = {}
    for (const server of order) slice[server.name] = await runSlice(server)
    rounds.push(slice)
  }

  const of = (read) => median(rounds.map(read))
  return {
    larder: { speed: of((round) => round.larder.speed), cpu: of((round) => round.larder.cpu) },
    baseline: { speed: of((round) => round.baseline.speed), cpu: of((round) => round.baseline.cpu) },
    speedRatio: of((round) => round.larder.speed / round.baseline.speed),
    cpuRatio: of((round) => round.larder.cpu / round.baseline.cpu),
  }
}
