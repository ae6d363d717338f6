/** What the shopping list is decided with, fitted on simulated households; docs/decisions/042-what-to-buy.md. */
export interface ShoppingParameters {
  /** The cover of a purchase: until the next shopping, by the household's usual gap, and so many days more. */
  readonly cover_gaps: number
  readonly cover_days: number
  /** A pack is worth it where this much of it is used in time, and more the more of it goes off. */
  readonly least_benefit: number
  readonly waste_weight: number
  /** The same where nobody records use. */
  readonly unrecorded_benefit: number
  readonly unrecorded_waste_weight: number
  /** Within the days asked for: more likely than not, and nothing that goes off. */
  readonly asked_benefit: number
  readonly asked_waste_weight: number
  /** A minimum is kept up as long as no more than this of a pack goes off. */
  readonly most_minimum_waste: number
  /** Days of no use that every item begins with. */
  readonly prior_days: number
  /** Doubt of the rate, of irregular use, and of what was used without being recorded. */
  readonly rate_doubt: number
  readonly least_dispersion: number
  readonly unrecorded_doubt: number
  /** What was missed before something was bought again, in uses. */
  readonly missed: number
  /** Closed balances of the household that count as one of the item. */
  readonly share_weight: number
}

export const shopping_parameters: ShoppingParameters = {
  cover_gaps: 1.1,
  cover_days: 0.3,
  least_benefit: 0.06,
  waste_weight: 0.5,
  unrecorded_benefit: 0.05,
  unrecorded_waste_weight: 0.35,
  asked_benefit: 0.5,
  asked_waste_weight: 5,
  most_minimum_waste: 0.5,
  prior_days: 1,
  rate_doubt: 0.12,
  least_dispersion: 0.1,
  unrecorded_doubt: 0.35,
  missed: 0.8,
  share_weight: 4,
}
