/** What a line tells to do, before what it is about. */
export interface Command {
  readonly verb: 'use' | 'discard' | 'add'
  /** True where all that is there is meant, unless an amount is said. */
  readonly isAll: boolean
  /** The line without its verb. */
  readonly rest: string
  readonly line: string
}

const using = { verb: 'use', isAll: false } as const
const finishing = { verb: 'use', isAll: true } as const
const throwing = { verb: 'discard', isAll: true } as const
const adding = { verb: 'add', isAll: false } as const

/** The first one or two words of a line. "Buy" is not among them: it may mean the shopping list. */
const verbs = new Map<string, Pick<Command, 'verb' | 'isAll'>>([
  ...['use', 'used', 'ate', 'drank'].map((word) => [word, using] as const),
  ...['finished', 'use up', 'used up', 'ate up', 'drank up', 'finished off'].map((word) => [word, finishing] as const),
  ...['throw', 'threw', 'thrown']
    .flatMap((word) => [`${word} away`, `${word} out`])
    .map((word) => [word, throwing] as const),
  ...['tossed', 'binned', 'discarded'].map((word) => [word, throwing] as const),
  ...['add', 'added', 'bought', 'got'].map((word) => [word, adding] as const),
])

/** The command that a line begins with; null where it is a name, with or without an amount: use-by stickers. */
export function readCommand(text: string): Command | null {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  const words = line.split(' ', 3)
  for (const count of [2, 1]) {
    const found = words.length > count ? verbs.get(words.slice(0, count).join(' ').toLowerCase()) : undefined
    if (found === undefined) continue
    const spoken = words.slice(0, count).join(' ').length
    return { ...found, rest: line.slice(spoken + 1), line }
  }
  return null
}
