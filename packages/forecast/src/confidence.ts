import { type ForecastParameters, type Modesty, type Youth } from './forecast-parameters.ts'
import { chanceWithin, type RunOut } from './run-out.ts'

/** A prediction counts as right within three days or half of what it says, whichever is more. */
const tolerance_days = 3
const tolerance_share = 0.5

/** By how many days a prediction of so many days may be off and still be right. */
export const toleranceOf = (days: number): number => Math.max(tolerance_days, tolerance_share * days)

/** Stated chances as they came true: the more gaps were seen, the steeper between the two, and back to the truth of 1 at 1. */
export function calibrate(chance: number, gaps: number, { from, peak, lift, half_gaps }: Modesty): number {
  if (chance <= from) return chance
  const lifted_by = ((lift * gaps) / (gaps + half_gaps)) * (Math.min(chance, peak) - from)
  return chance <= peak ? chance + lifted_by : chance + (lifted_by * (1 - chance)) / (1 - peak)
}

/** Without gaps all chances came true equally often; each gap seen makes the difference between them count more. */
export function leanOnUsual(chance: number, gaps: number, { usual, trusted_gaps }: Youth): number {
  return gaps >= trusted_gaps ? chance : usual + (gaps / trusted_gaps) * (chance - usual)
}

/** confidence_level: the chance that the run-out comes close to the day that is said, as measured for so many gaps. */
export function confidenceOf(
  run_out: RunOut,
  days: number,
  gaps: number,
  { modesty, youth }: Pick<ForecastParameters, 'modesty' | 'youth'>,
): number {
  const tolerance = toleranceOf(days)
  const chance = chanceWithin(run_out, days + tolerance) - chanceWithin(run_out, days - tolerance)
  return leanOnUsual(calibrate(chance, gaps, modesty), gaps, youth)
}
