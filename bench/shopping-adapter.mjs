// Translates the scorer's arguments into the package's own; everything else is the package that the server uses.
import { learnShelfLife } from '@larder/forecast/lots/shelf-life'
import { decidePurchase, isCandidate } from '@larder/forecast/shopping/decide-purchase'
import { shopping_parameters } from '@larder/forecast/shopping/shopping-parameters'
import { findTripGap, habit_days } from '@larder/forecast/shopping/trip-gap'
import { addShare, no_shares, recordedShare } from '@larder/forecast/shopping/wants'
import { empty_usage_stats, updateUsageStats } from '@larder/forecast/usage-stats'
import { guessGrocery } from '@larder/vision/lexicon/guess-grocery'

// The journal of an item, folded as far as it was read; what the list asked for, which the server reads from the source of a
// purchase; and the dates people gave. Kept by the journal itself, so that households do not mix.
const folded = new WeakMap()
const start = () => ({ stats: empty_usage_stats, read: 0, purchases: [], listed: new Set(), spans: new Map() })

const deltas = { purchased: 1, consumed: -1, discarded: -1 }

function readJournal(item) {
  const known = folded.get(item.events) ?? start()
  folded.set(item.events, known)
  for (const { day, kind, quantity } of item.events.slice(known.read)) {
    const isListed = kind === 'purchased' && known.listed.has(day)
    const event =
      kind === 'corrected'
        ? { kind, day, delta: 0, counted: quantity }
        : { kind, day, delta: deltas[kind] * quantity, is_listed: isListed }
    known.stats = updateUsageStats(known.stats, event)
    if (kind === 'purchased') known.purchases.push({ quantity, is_listed: isListed })
  }
  known.read = item.events.length
  // The scorer throws away at the beginning of the day it names: the day before is the last good one.
  for (const lot of item.lots)
    if (lot.expires_on !== null) known.spans.set(lot.bought_on, lot.expires_on - lot.bought_on - 1)
  return known
}

const guesses = new Map()
function guessDays(name) {
  if (!guesses.has(name)) guesses.set(name, guessGrocery(name)?.days ?? null)
  return guesses.get(name)
}

const toLot = ({ quantity, bought_on, expires_on }) => ({
  quantity,
  bought_day: bought_on,
  last_good_day: expires_on === null ? null : expires_on - 1,
})

function decideFor(item, { stats, purchases, spans }, day, fitted) {
  const { stock, threshold, unit, category, lots, item_name } = item
  const own = [...spans.values()].toReversed()
  const shelf_life = learnShelfLife({ own, of_category: [], guess: guessDays(item_name) })
  const recorded = { quantity: stock, low_stock_threshold: threshold, unit, category, stats, lots: lots.map(toLot) }
  return isCandidate(recorded, day)
    ? decidePurchase(recorded, { purchases, pack_quantity: null, packet_quantity: null, shelf_life }, day, fitted)
    : null
}

const purchaseDays = ({ events }) => events.filter(({ kind }) => kind === 'purchased').map(({ day }) => day)

/** For fitting with other parameters. */
export function createDecide(fitted) {
  return ({ today, days, items }) => {
    const read = items.map(readJournal)
    const lately = [...new Set(items.flatMap(purchaseDays))].filter((day) => day > today - habit_days && day < today)
    const trip_gap = findTripGap({ days: lately.length, first_day: Math.min(...lately), last_day: Math.max(...lately) })
    const recorded_share = recordedShare(read.reduce((all, { stats }) => addShare(all, stats.demand), no_shares))
    return items.flatMap((item, index) => {
      const decision = decideFor(item, read[index], { today, days, trip_gap, recorded_share }, fitted)
      if (decision === null) return []
      read[index].listed.add(today)
      return [{ item_id: item.item_id, quantity: decision.quantity }]
    })
  }
}

export const decide = createDecide(shopping_parameters)
