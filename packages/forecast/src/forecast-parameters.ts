/** Where the stated chances are too modest: between the two, observed hits were more frequent than the model says. */
export interface Modesty {
  readonly from: number
  readonly peak: number
  readonly lift: number
  /** Gaps after which half of the lift is given: the young are not too modest. */
  readonly half_gaps: number
}

/** How often the day that was said comes close where no gap was seen, and the gaps after which a stated chance stands for itself. */
export interface Youth {
  readonly usual: number
  readonly trusted_gaps: number
}

/** The numbers of the forecast; docs/forecast.md tells what each one does. */
export interface ForecastParameters {
  readonly prior_gaps: number
  readonly recent_prior: number
  readonly size_prior: number
  readonly irregularity_prior: number
  readonly irregularity_weight: number
  readonly bias: number
  readonly bias_irregularity: number
  readonly below: {
    readonly irregularity: number
    readonly uses: number
    readonly doubt: number
    readonly most_doubt: number
  }
  readonly above: { readonly irregularity: number; readonly uses: number; readonly doubt: number }
  readonly household_prior: number
  readonly household_deviation: number
  readonly rhythm: number
  readonly rhythm_items: number
  readonly longest_rhythm: number
  readonly longest_wait: number
  readonly modesty: Modesty
  readonly youth: Youth
}

/** Fitted on real household histories and a simulator; `npm run forecast:fit` derives them again. */
export const fitted_parameters: ForecastParameters = {
  prior_gaps: 4.1468,
  recent_prior: 1.8868,
  size_prior: 2.0724,
  irregularity_prior: 1.3164,
  irregularity_weight: 2.5122,
  bias: 0.1952,
  bias_irregularity: -0.9845,
  below: { irregularity: 0.7322, uses: 0.8384, doubt: 0.0052, most_doubt: 70 },
  above: { irregularity: 0.3442, uses: 0.3238, doubt: 0.2452 },
  household_prior: 125.2372,
  household_deviation: -0.0891,
  rhythm: 0.6644,
  rhythm_items: 5,
  longest_rhythm: 30,
  longest_wait: 3,
  modesty: { from: 0.35, peak: 0.7, lift: 0.3, half_gaps: 20 },
  youth: { usual: 0.39, trusted_gaps: 2 },
}
