/** One letter that was read: where it stands along the line (0 to 1) and how sure the model is. */
export interface Letter {
  readonly letter: string
  readonly at: number
  readonly confidence: number
}

export interface Line {
  readonly text: string
  readonly confidence: number
  readonly letters: readonly Letter[]
}

/** The probabilities of a recogniser: a row a step along the line, a column a class; class 0 is nothing. */
export interface Steps {
  readonly data: Float32Array
  readonly count: number
  readonly classes: number
}

// A gap wider than this many usual advances is a space that the model left out.
const wide_gap = 1.6

/** The best class of each step, with repeats joined and gaps left out. */
function joinSteps({ data, count, classes }: Steps, letters: readonly string[]): Letter[] {
  const line: Letter[] = []
  let last = 0
  for (let step = 0; step < count; step++) {
    const start = step * classes
    let best = 0
    for (let index = 1; index < classes; index++)
      if ((data[start + index] ?? 0) > (data[start + best] ?? 0)) best = index
    const confidence = data[start + best] ?? 0
    if (best !== 0 && best !== last) line.push({ letter: letters[best] ?? '', at: (step + 0.5) / count, confidence })
    last = best
  }
  return line
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

/** Letters with spaces where the line has room for one; printers space evenly, the model does not say. */
function addSpaces(line: readonly Letter[]): Letter[] {
  const inked = line.filter(({ letter }) => letter !== ' ')
  const advances = inked.slice(1).map(({ at }, index) => at - (inked[index]?.at ?? 0))
  const limit = wide_gap * median(advances)
  return line.flatMap((letter, index) => {
    const before = line[index - 1]
    const isApart = before !== undefined && before.letter !== ' ' && letter.letter !== ' '
    if (!isApart || inked.length < 4 || letter.at - before.at <= limit) return [letter]
    return [{ letter: ' ', at: (letter.at + before.at) / 2, confidence: letter.confidence }, letter]
  })
}

/** What a line says. Its confidence is that of its letters on the mean; a model that leaves spaces out needs them `spaced`. */
export function decodeLine(steps: Steps, letters: readonly string[], spaced = false): Line {
  const joined = joinSteps(steps, letters)
  const line = spaced ? addSpaces(joined) : joined
  const inked = line.filter(({ letter }) => letter !== ' ')
  const confidence = inked.reduce((sum, letter) => sum + letter.confidence, 0) / Math.max(1, inked.length)
  return { text: line.map(({ letter }) => letter).join(''), confidence, letters: line }
}
