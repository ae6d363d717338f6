import { chanceWithin, type RunOut } from './run-out.ts'

/** A prediction counts as right within three days or half of what it says, whichever is more. */
const tolerance_days = 3
const tolerance_share = 0.5

/** Where the model is too modest: between these, observed hits were more frequent than it says. */
const modest_from = 0.55
const modest_peak = 0.7
const modesty = 0.5

/** Stated chances as they came true: steeper between the two, and back to the truth of 1 at 1. */
export function calibrate(chance: number): number {
  if (chance <= modest_from) return chance
  const lift = modesty * (Math.min(chance, modest_peak) - modest_from)
  return chance <= modest_peak ? chance + lift : chance + (lift * (1 - chance)) / (1 - modest_peak)
}

/** confidence_level: the chance that the run-out comes close to the day that is said. */
export function confidenceOf(run_out: RunOut, days: number): number {
  const tolerance = Math.max(tolerance_days, tolerance_share * days)
  return calibrate(chanceWithin(run_out, days + tolerance) - chanceWithin(run_out, days - tolerance))
}
