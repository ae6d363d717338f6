import { type UsageStats } from '../usage-stats.ts'
import { type Demand, ownShare, passDays, plainRate } from './demand.ts'
import { type ShoppingParameters } from './shopping-parameters.ts'

/** What is wanted of an item and what should still be there of it. */
export interface Wants {
  /** Wanted a day; 0 where nothing is known. */
  readonly rate: number
  /** How often a day it was bought again because it was missed, as far as nothing else tells of its use. */
  readonly missed_rate: number
  /** Used at once; undefined where nobody records it. */
  readonly size: number | undefined
  /** How irregular the uses are: the variance of their number over its mean. */
  readonly dispersion: number
  /** What should be there of the recorded stock, and what of it is in doubt. */
  readonly expected: number
  readonly in_doubt: number
  readonly is_recorded: boolean
  readonly is_fully_recorded: boolean
}

/** Below this share use counts as not recorded. */
const least_recorded = 0.1
/** From this share on the record is what there is. */
const fully_recorded = 0.9
const most_dispersion = 3
/** After so many days without a count the doubt grows no more. */
const longest_doubt = 30
/** Gaps of a usual spread that stand for what is not known yet. */
const usual_gaps = { count: 1, squares: 0.5 } as const
const least_variance = 0.03

/** A sum of recorded shares, to be added up over items. */
export interface RecordedShares {
  readonly weight: number
  readonly sum: number
}

export const no_shares: RecordedShares = { weight: 0, sum: 0 }
/** What a household records where nothing is known of it. */
const usual_share = { weight: 0.5, share: 0.8 } as const
/** Balances after which an item counts in full. */
const full_weight = 2

export function addShare({ weight, sum }: RecordedShares, demand: Demand | null): RecordedShares {
  if (demand === null || demand.balances === 0) return { weight, sum }
  const own = demand.balances / (demand.balances + full_weight)
  return { weight: weight + own, sum: sum + (own * demand.recorded_shares) / demand.balances }
}

/** How much of its use a household records, over all of its items. */
export const recordedShare = ({ weight, sum }: RecordedShares): number =>
  (sum + usual_share.weight * usual_share.share) / (weight + usual_share.weight)

function shareOf(demand: Demand, is_logged: boolean, household: number, weight: number): number {
  if (!is_logged && demand.balances >= 1) return ownShare(demand, false)
  return (weight * household + demand.recorded_shares) / (weight + demand.balances)
}

function dispersionOf({ uses, is_logged }: UsageStats): number {
  if (uses === null || !is_logged) return Math.exp(usual_gaps.squares) - 1
  const weight = uses.log_weight + usual_gaps.count
  const squares = uses.log_weight > 0 ? uses.log_squares - uses.log_sum ** 2 / uses.log_weight : 0
  const variance = Math.max(least_variance, (squares + usual_gaps.squares) / weight)
  return Math.min(most_dispersion, Math.exp(variance) - 1)
}

/** What is wanted of an item a day and what should be there of it today, by its balances. */
export function findWants(
  stats: UsageStats & { readonly demand: Demand },
  { today, recorded_share }: { readonly today: number; readonly recorded_share: number },
  fitted: ShoppingParameters,
): Wants {
  const { is_logged, uses } = stats
  const demand = passDays(stats.demand, today, is_logged)
  const share = shareOf(demand, is_logged, recorded_share, fitted.share_weight)
  const rate = plainRate(demand, share, fitted.prior_days)
  return {
    rate,
    missed_rate: demand.rebought / (demand.used_days + fitted.prior_days),
    size: is_logged && uses !== null ? uses.quantity / (uses.gaps + 1) : undefined,
    dispersion: dispersionOf(stats),
    expected: demand.expected,
    in_doubt: (1 - share) * rate * Math.min(demand.days, longest_doubt),
    is_recorded: share >= least_recorded,
    is_fully_recorded: share >= fully_recorded,
  }
}
