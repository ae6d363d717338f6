import { createRandom } from '../random.mjs'

/** How a household writes down what it uses: each use, some of them with the rest added later, or once a week. */
const ways = ['each', 'forgetful', 'weekly']
const days = 420
/** The truth of a question is known for this long, as in the data of real households. */
const cap_days = 90
const questions_each = 6

const createDraws = (random) => {
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  return { random, normal, pick: (values) => values[Math.floor(random() * values.length)] }
}

/** What is really used: gaps around a pace that may change once, of any regularity, with a holiday in between. */
function createUses({ random, normal, pick }, household_pace) {
  const spread = pick([0.25, 0.5, 0.8, 1.2])
  const size = pick([0.1, 0.25, 0.5, 1, 1, 2])
  const changes_on = random() < 0.3 ? random() * days : Infinity
  const change = pick([0.5, 2])
  const leaves_on = random() * days
  const holiday = random() < 0.4 ? 7 + random() * 14 : 0
  const pace = Math.min(90, Math.max(1.5, 12 * household_pace * Math.exp(0.8 * normal())))
  const uses = []
  let at = random() * pace
  while (at < days) {
    const isAway = at >= leaves_on && at < leaves_on + holiday
    if (!isAway) uses.push([Math.floor(at), size * (random() < 0.8 ? 1 : 2)])
    at += pace * (at > changes_on ? change : 1) * Math.exp(spread * normal() - spread ** 2 / 2)
  }
  return uses
}

/** What is written down of it, and when. */
function record(uses, way, { random }, stocktaking) {
  const records = new Map()
  let unrecorded = 0
  for (const [day, quantity] of uses) {
    unrecorded += quantity
    if (way === 'forgetful' && random() < 0.4) continue
    const on = way === 'weekly' ? day + ((((stocktaking - day) % 7) + 7) % 7) : day
    records.set(on, (records.get(on) ?? 0) + unrecorded)
    unrecorded = 0
  }
  return [...records]
}

/** A stock on some day, and how many days later what is really used has reached it. */
function ask(uses, records, { random }) {
  const first = records[0][0]
  const now = first + Math.floor(random() * (days - cap_days - first))
  const size = uses.reduce((sum, [, quantity]) => sum + quantity, 0) / uses.length
  const stock = size * Math.ceil(random() * random() * 14)
  let used = 0
  const end = uses.find(([day, quantity]) => day > now && (used += quantity) >= stock - 1e-9)
  return { now, stock, days: Math.min(cap_days, (end?.[0] ?? Infinity) - now) }
}

function createItem(draws, way, household_pace, stocktaking) {
  const uses = createUses(draws, household_pace)
  const records = record(uses, way, draws, stocktaking)
  const isKnown = records.length > 0 && records[0][0] < days - cap_days
  const questions = isKnown ? Array.from({ length: questions_each }, () => ask(uses, records, draws)) : []
  // No category: it would tell nothing but what this generator was told.
  return { category: null, records, questions }
}

/** Households whose use is known to the day, the same ones for the same seed. */
export function generateHouseholds(count, seed = 1) {
  const draws = createDraws(createRandom(seed))
  return Array.from({ length: count }, (_, nth) => {
    const way = ways[nth % ways.length]
    const household_pace = Math.exp(0.3 * draws.normal())
    const stocktaking = Math.floor(draws.random() * 7)
    const items = Array.from({ length: 4 + Math.floor(draws.random() * 16) }, () =>
      createItem(draws, way, household_pace, stocktaking),
    )
    return { data_set: 'generated', way, is_real: false, items: items.filter(({ records }) => records.length > 0) }
  })
}
