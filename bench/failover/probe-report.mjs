/** What became of the writes on the side of the old primary, line by line as `probe.mjs` told it, counted by outcome. */
export function readProbes(output) {
  const outcomes = output.split('\n').filter((line) => line !== '')
  const counts = {}
  for (const outcome of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1
  return { tried: outcomes.length, acknowledged: counts.acknowledged ?? 0, counts }
}
