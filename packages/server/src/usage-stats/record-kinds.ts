/** Kinds of events that make a day one of the household's record days. */
export const record_kinds: ReadonlySet<string> = new Set(['consumed', 'purchased'])
