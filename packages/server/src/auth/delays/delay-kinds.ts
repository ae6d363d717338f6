/** How wrong passwords slow down one kind of subject. */
export interface Delay {
  readonly name: string
  /** So many failures cost no wait. */
  readonly free: number
  /** The wait after the last free one; from then on each failure doubles it. */
  readonly first_wait_seconds: number
  readonly longest_seconds: number
  /** How long after the last failure it is as if there had been none. */
  readonly forget_seconds: number
  /** Whether a right password wipes the slate clean, or only takes its own attempt back. */
  readonly ends_by_success: boolean
}

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** For what several people share: nobody must be kept out for long by another. */
const shared = { first_wait_seconds: 1, longest_seconds: minute, forget_seconds: hour, ends_by_success: false }
/** For what belongs to one person, or to one attacker. */
const own = { free: 5, first_wait_seconds: 1, longest_seconds: 15 * minute, forget_seconds: day, ends_by_success: true }
/** So many in a day, and then none. */
const daily = { first_wait_seconds: day, longest_seconds: day, forget_seconds: day }

/** Why these: docs/decisions/020. Claimed in this order by everybody, so that no two wait for each other. */
export const delays = {
  address: { name: 'address', free: 60, ...shared },
  name: { name: 'name', free: 100, ...shared },
  /** First attempts that a name's wait does not refuse: of all areas together, and of one area. */
  all_first_attempts: { name: 'all_first_attempts', free: 1000, ...daily, ends_by_success: false },
  first_attempts: { name: 'first_attempts', free: 3, ...daily, ends_by_success: true },
  pair: { name: 'pair', ...own },
  place: { name: 'place', ...own },
  approval: { name: 'approval', ...own },
  confirmation: { name: 'confirmation', ...own },
  invite: { name: 'invite', free: 30, ...shared },
} as const satisfies Record<string, Delay>
