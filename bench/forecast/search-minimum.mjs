const grow = 1.5
const shrink = -0.5
const finest_step = 0.004

/**
 * The least of a function of several numbers without derivatives: one number after the other is moved by a step of its own
 * that grows while it helps and turns round where it does not; after each round the whole way is tried once more.
 */
export function searchMinimum(measure, start, { first_step = 0.3, most_rounds = 60 } = {}) {
  let best = [...start]
  let least = measure(best)
  const steps = best.map(() => first_step)
  const improve = (candidate) => {
    const value = measure(candidate)
    if (value >= least) return false
    ;[best, least] = [candidate, value]
    return true
  }
  for (let round = 0; round < most_rounds; round++) {
    const before = best
    for (let at = 0; at < steps.length; at++) {
      const moved = best.with(at, best[at] + steps[at])
      steps[at] *= improve(moved) ? grow : shrink
    }
    improve(best.map((value, at) => 2 * value - before[at]))
    if (steps.every((step) => Math.abs(step) < finest_step)) break
  }
  return { best, least }
}
