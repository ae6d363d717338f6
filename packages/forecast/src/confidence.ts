import { type Modesty } from './forecast-parameters.ts'
import { chanceWithin, type RunOut } from './run-out.ts'

/** A prediction counts as right within three days or half of what it says, whichever is more. */
const tolerance_days = 3
const tolerance_share = 0.5

/** Stated chances as they came true: steeper between the two, and back to the truth of 1 at 1. */
export function calibrate(chance: number, { from, peak, lift }: Modesty): number {
  if (chance <= from) return chance
  const lifted_by = lift * (Math.min(chance, peak) - from)
  return chance <= peak ? chance + lifted_by : chance + (lifted_by * (1 - chance)) / (1 - peak)
}

/** confidence_level: the chance that the run-out comes close to the day that is said. */
export function confidenceOf(run_out: RunOut, days: number, modesty: Modesty): number {
  const tolerance = Math.max(tolerance_days, tolerance_share * days)
  return calibrate(chanceWithin(run_out, days + tolerance) - chanceWithin(run_out, days - tolerance), modesty)
}
