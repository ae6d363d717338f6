import { setTimeout as delay } from 'node:timers/promises'
import { seedLargeHousehold } from './large-household.mjs'
import { loopCalls } from './loop-calls.mjs'
import { watchLoop } from './loop-watch.mjs'

export const loop_prefix = 'blocks: '
/** How much longer than on a calm server another household may wait because of one call. */
const bar_ms = 50
const calm_ms = 3_000
const items = 50_000

const smaller = (one, other) => Object.fromEntries(Object.keys(one).map((key) => [key, Math.min(one[key], other[key])]))

/** The longest wait of each repetition; the least of them is what the call itself does, the rest is the machine. */
async function measure({ name, times, run, prepare }, watched) {
  await prepare?.()
  let [least, answer, since] = [undefined, undefined, performance.now()]
  for (let done = 0; done < times; done += 1) {
    const loop = await watchLoop(watched)
    since = performance.now()
    answer = await run()
    const seconds = (performance.now() - since) / 1000
    const seen = { ...(await loop.stop()), seconds }
    least = least === undefined ? seen : smaller(least, seen)
  }
  return { name, answer, ...least }
}

const cells = (values) => values.map((value) => String(value).padStart(11)).join('')
const times = (value, base) => `${(value / Math.max(base, 1)).toFixed(1)}x`
const inMs = (value) => value.toFixed(value < 10 ? 1 : 0)

function print(name, { answer, seconds, wait_ms, run_ms }, calm) {
  const said = [answer?.status ?? '', answer === undefined ? '' : `${(answer.bytes / 1e6).toFixed(1)} MB`]
  const waits = [inMs(wait_ms), times(wait_ms, calm.wait_ms), inMs(run_ms), times(run_ms, calm.run_ms)]
  console.log(name.padEnd(44) + cells([...said, seconds === undefined ? '' : `${seconds.toFixed(1)} s`, ...waits]))
}

/**
 * A household of 50,000 items, and how long one call of it keeps the event loop from everybody else. Where the system tells
 * how long the main thread ran, that is judged: the wait itself holds what other processes took meanwhile.
 */
export async function judgeLoop({ larder, only }) {
  const isWanted = ({ name }) => `${loop_prefix}${name}`.startsWith(only)
  // Seeding takes a minute, which nobody should wait for who asks for other rows.
  if (!loopCalls({ item_id: 0 }).some(isWanted)) return []
  const client = { query: async (sql, values) => ({ rows: await larder.ask(sql, values) }) }
  const household = await seedLargeHousehold(client, items)
  const watched = { port: larder.port, pid: larder.pid }
  const calm = await measure({ name: 'none', times: 3, run: () => delay(calm_ms) }, watched)
  console.log(
    `\n${`${items} items in one household`.padEnd(44)}${cells(['answer', 'size', 'time', 'wait ms', 'to calm', 'run ms', 'to calm'])}`,
  )
  print('calm', { ...calm, answer: undefined }, calm)
  const missed = []
  for (const call of loopCalls({ ...household, port: larder.port, ask: larder.ask }).filter(isWanted)) {
    const seen = await measure(call, watched)
    print(`${loop_prefix}${call.name}`, seen, calm)
    const blocked = Number.isNaN(seen.run_ms) ? seen.wait_ms - calm.wait_ms : seen.run_ms - calm.run_ms
    if (blocked > bar_ms) missed.push(`${loop_prefix}${call.name}: the loop was blocked for ${inMs(blocked)} ms`)
    if (!(seen.answer.status < 300)) missed.push(`${loop_prefix}${call.name}: answered ${seen.answer.status}`)
  }
  console.log(
    '\nwait: the longest that GET /api/health/live took meanwhile; run: the longest that the main thread ran during one of them; each the least of several tries',
  )
  return missed
}
