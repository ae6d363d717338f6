/**
 * What became of the writes on the side of the old primary, line by line as `probe.mjs` told it, counted by outcome. Only
 * those tell something that met a primary.
 */
export function readProbes(output) {
  const outcomes = output.split('\n').filter((line) => /^(met|missed) /.test(line))
  const counts = {}
  for (const outcome of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1
  const met = outcomes.filter((outcome) => outcome.startsWith('met ')).length
  return { tried: outcomes.length, met, acknowledged: counts['met acknowledged'] ?? 0, counts }
}
