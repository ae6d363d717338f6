import {
  addHabits,
  type Habits,
  habitsOf,
  habitsWithout,
  no_habits,
  type Rhythm,
} from '@larder/forecast/household-habits'
import { usage_stats_numbers, usageStatsFromNumbers } from '@larder/forecast/usage-stats'
import type { DatedLot } from '@larder/forecast/lots/dated-lots'
import type { Stocked } from '@larder/forecast/restock'
import { addShare, no_shares, recordedShare, type RecordedShares } from '@larder/forecast/shopping/wants'
import { startSlices } from '../event-loop/slices.ts'
import { readNumbers } from '../usage-stats/usage-stats-bytes.ts'
import { datedLots } from './dated-lots.ts'
import type { Calendar } from './calendar.ts'
import { readRhythm } from './habit-rows.ts'
import { lookAhead, type Outlook } from './outlook.ts'
import type { ForecastHousehold, ListedColumns, ListedPage } from './repository.ts'

/** An item of the household with its outlook, where it has one. */
export interface Listed {
  readonly item_id: number
  readonly item_name: string
  readonly category: string
  readonly brand: string | null
  readonly quantity: number
  readonly unit_of_measure: string
  readonly low_stock_threshold: number | null
  readonly expiry_date: string | null
  /** In the order of use. */
  readonly lots: readonly DatedLot[]
  readonly outlook: Outlook | null
  /** What the outlook rests on, for whoever asks what a purchase would change. */
  readonly stocked: Stocked
  /** How much of its use the household records. */
  readonly recorded_share: number
}

interface ReadPage {
  readonly columns: ListedColumns
  readonly numbers: Float64Array
}

function readPage({ columns, usage_stats }: ListedPage): ReadPage[] {
  const read = JSON.parse(columns) as ListedColumns
  return read[0] === null ? [] : [{ columns: read, numbers: readNumbers(usage_stats) }]
}

/** What all items together say of their household. */
interface Together {
  readonly habits: Habits
  readonly shares: RecordedShares
}

/** With these items, without keeping what is known of each. */
function addPage({ habits, shares }: Together, { columns: [, , categories], numbers }: ReadPage): Together {
  let all = { habits, shares }
  categories.forEach((category, index) => {
    const { uses, demand } = usageStatsFromNumbers(numbers, index * usage_stats_numbers)
    all = {
      habits: uses === null ? all.habits : addHabits([all.habits, habitsOf(category, uses)]),
      shares: addShare(all.shares, demand),
    }
  })
  return all
}

/** One by one: thousands of outlooks held at once cost more to keep than to compute. */
function* lookAheadOnPage({ columns, numbers }: ReadPage, all: Together, rhythm: Rhythm, calendar: Calendar) {
  const [item_ids, names, categories, brands, quantities, units, thresholds, expiry_dates, several, bought] = columns
  const recorded_share = recordedShare(all.shares)
  for (let index = 0; index < names.length; index++) {
    const [category, quantity, expiry_date] = [categories[index]!, quantities[index]!, expiry_dates[index]!]
    const stats = usageStatsFromNumbers(numbers, index * usage_stats_numbers)
    const own = stats.uses === null ? no_habits : habitsOf(category, stats.uses)
    const household = { habits: habitsWithout(all.habits, own), rhythm }
    const low_stock_threshold = thresholds[index]!
    const listed: Listed = {
      item_id: item_ids![index]!,
      item_name: names[index]!,
      category,
      brand: brands[index]!,
      quantity,
      unit_of_measure: units[index]!,
      low_stock_threshold,
      expiry_date,
      lots: datedLots({ quantity, expiry_date, purchase_date: bought[index] ?? null }, several[index] ?? null),
      outlook: lookAhead({ quantity, category, stats }, household, calendar),
      stocked: { quantity, low_stock_threshold, category, stats, household, today: calendar.day },
      recorded_share,
    }
    yield listed
  }
}

/**
 * All items of a household with what is ahead of each, in time that grows with their number alone. Page by page, with rests
 * between where they are due: what asks for the items need not care how many there are.
 */
export async function* lookAheadForAll(
  household: ForecastHousehold,
  calendar: Calendar,
): AsyncGenerator<Iterable<Listed>> {
  const slices = startSlices()
  const pages: ReadPage[] = []
  let all: Together = { habits: no_habits, shares: no_shares }
  for (const listed of household.pages) {
    for (const page of readPage(listed)) {
      pages.push(page)
      all = addPage(all, page)
    }
    if (slices.isDue()) await slices.rest()
  }
  const rhythm = readRhythm(household, calendar)
  for (const page of pages) {
    yield lookAheadOnPage(page, all, rhythm, calendar)
    if (slices.isDue()) await slices.rest()
  }
}
