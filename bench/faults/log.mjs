/** What the clients of one round met: answers, refusals and silence, and when. */
export function createLog() {
  const acknowledgedAt = []
  const disturbedAt = []
  const refusals = new Map()
  const unexpected = []
  let replayed = 0
  return {
    acknowledgedAt,
    disturbedAt,
    refusals,
    unexpectedAnswers: unexpected,
    /** Writes that were done although their first answer never came, or was a refusal. */
    countReplayed: () => replayed,
    acknowledged(isReplay) {
      acknowledgedAt.push(performance.now())
      if (isReplay) replayed += 1
    },
    unanswered() {
      disturbedAt.push(performance.now())
    },
    refused({ status }) {
      disturbedAt.push(performance.now())
      refusals.set(status, (refusals.get(status) ?? 0) + 1)
    },
    unexpected({ method, path }, { status, body }) {
      unexpected.push(`${method} ${path}: ${status} ${body?.message ?? ''}`)
    },
  }
}

/** Milliseconds from the fault to the end of the longest silence that followed it. */
export function timeToReturn(acknowledgedAt, faultAt) {
  let longest = 0
  let returnedAt = faultAt
  let before = faultAt
  for (const at of acknowledgedAt) {
    if (at <= faultAt) continue
    if (at - before > longest) {
      longest = at - before
      returnedAt = at
    }
    before = at
  }
  return returnedAt - faultAt
}
