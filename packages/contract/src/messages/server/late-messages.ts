/** What the notes of a record say that was made offline, where less was there by then. */
export const late_messages = {
  usedMore: (amount: string, left: string | null) =>
    `Recorded offline: ${amount} used, but ${left === null ? 'nothing was' : `only ${left} were`} left.`,
  discardedMore: (amount: string, left: string | null) =>
    `Recorded offline: ${amount} thrown away, but ${left === null ? 'nothing was' : `only ${left} were`} left.`,
  leftNoMore: (left: string) => `Recorded offline: ${left} were left, and no more was there by then.`,
} as const
