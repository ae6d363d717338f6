import type { Report } from './jobs.ts'

// As often as a person can follow.
const interval_ms = 200

/** Passes on every new stage, everything seen, and of one stage what comes after a pause: lines are read faster than anybody looks. */
export function throttleProgress(report: Report, now: () => number = () => performance.now()): Report {
  let last: { readonly stage: string; readonly at: number } | undefined
  return (progress) => {
    const at = now()
    if (progress.sight === undefined && last?.stage === progress.stage && at - last.at < interval_ms) return
    last = { stage: progress.stage, at }
    report(progress)
  }
}
